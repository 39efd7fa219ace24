import { chakra } from '@chakra-ui/react/styled-system';
import { useFormContext } from 'react-hook-form';
import type { GarageFormValues } from '../garage-form.ts';
import { useFieldError } from './garage-field.tsx';

interface ChoiceGridProps {
  name: 'holidays' | 'paymentMethods';
  legend: string;
  choices: readonly { value: string; label: string }[];
}

/** Any number of a fixed set, each a line large enough for a finger. */
export function ChoiceGrid({ name, legend, choices }: ChoiceGridProps) {
  const { register } = useFormContext<GarageFormValues>();
  const problem = useFieldError(name);
  return (
    <chakra.fieldset minWidth="0">
      <chakra.legend fontWeight="semibold" mb="1">
        {legend}
      </chakra.legend>
      <chakra.div
        display="grid"
        columnGap="5"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(auto-fill, minmax(13rem, 1fr))' }}
      >
        {choices.map(({ value, label }) => (
          <chakra.label key={value} display="flex" alignItems="center" gap="3" minH="11" cursor="pointer">
            <chakra.input
              type="checkbox"
              value={value}
              width="5"
              height="5"
              accentColor="brand.solid"
              {...register(name)}
            />
            {label}
          </chakra.label>
        ))}
      </chakra.div>
      {problem && (
        <chakra.p textStyle="sm" color="fg.error" role="alert">
          {problem}
        </chakra.p>
      )}
    </chakra.fieldset>
  );
}
