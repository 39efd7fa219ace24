import { chakra } from '@chakra-ui/react/styled-system';
import { Input } from '../../../components/ui/elements.ts';
import type { BookingState } from '../use-booking.ts';
import { FormField } from './form-field.tsx';

/** Who books, and how the garage reaches them. */
export function PersonFields({ problems, start }: Pick<BookingState, 'problems' | 'start'>) {
  return (
    <chakra.div display="grid" gap="6" gridTemplateColumns={{ sm: '1fr 1fr' }} alignItems="start">
      <chakra.div gridColumn={{ sm: '1 / -1' }}>
        <FormField name="name" problem={problems.name} required>
          {(control) => <Input {...control} autoComplete="name" defaultValue={start?.values.name} />}
        </FormField>
      </chakra.div>
      <FormField name="email" problem={problems.email} required>
        {(control) => (
          <Input {...control} type="email" autoComplete="email" defaultValue={start?.values.email} />
        )}
      </FormField>
      <FormField name="phone" problem={problems.phone} required>
        {(control) => (
          <Input
            {...control}
            type="tel"
            autoComplete="tel"
            placeholder="+41 79 123 45 67"
            defaultValue={start?.values.phone}
          />
        )}
      </FormField>
    </chakra.div>
  );
}
