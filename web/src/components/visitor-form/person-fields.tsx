import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from '../../lib/texts/texts-context.tsx';
import { Input } from '../ui/elements.ts';
import { FormField } from './form-field.tsx';
import type { Person } from './person.ts';

interface PersonFieldsProps {
  /** Goes before the ids of the fields of a form. */
  form: string;
  /** In place of our own words. */
  labels?: Partial<Person> | undefined;
  values: Person | undefined;
  /** Sentences about what is wrong. */
  problems: Partial<Person>;
}

/** Who writes, and how the garage reaches them. */
export function PersonFields({ form, labels, values, problems }: PersonFieldsProps) {
  const { t } = useTranslation('visitor-form');
  const field = (name: keyof Person) => ({
    form,
    name,
    label: labels?.[name] || t(name),
    problem: problems[name],
    required: true,
  });
  return (
    <chakra.div display="grid" gap="6" gridTemplateColumns={{ sm: '1fr 1fr' }} alignItems="start">
      <chakra.div gridColumn={{ sm: '1 / -1' }}>
        <FormField {...field('name')}>
          {(control) => <Input {...control} autoComplete="name" defaultValue={values?.name} />}
        </FormField>
      </chakra.div>
      <FormField {...field('email')}>
        {(control) => <Input {...control} type="email" autoComplete="email" defaultValue={values?.email} />}
      </FormField>
      <FormField {...field('phone')}>
        {(control) => (
          <Input
            {...control}
            type="tel"
            autoComplete="tel"
            placeholder="+41 79 123 45 67"
            defaultValue={values?.phone}
          />
        )}
      </FormField>
    </chakra.div>
  );
}
