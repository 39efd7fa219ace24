import type { ComponentProps } from 'react';
import { Controller, type FieldPath, get, useFormContext } from 'react-hook-form';
import { DateInput } from '../../../components/staff-form/date-input.tsx';
import { FormField } from '../../../components/staff-form/form-field.tsx';
import { Input } from '../../../components/ui/elements.ts';
import type { GarageFormValues } from '../garage-form.ts';

type ClosureEdge = `closures.${number}.${'from' | 'to'}`;

interface GarageFieldProps extends Omit<ComponentProps<typeof Input>, 'name' | 'form'> {
  name: FieldPath<GarageFormValues>;
  label: string;
  hint?: string;
}

/** A single-line field of the record. */
export function GarageField({ name, label, hint, ...input }: GarageFieldProps) {
  const { register } = useFormContext<GarageFormValues>();
  return (
    <FormField label={label} error={useFieldError(name)} {...(hint && { hint })}>
      {(control) => <Input {...input} {...control} {...register(name)} />}
    </FormField>
  );
}

/** A day of the record. */
export function GarageDateField({ name, label }: Pick<GarageFieldProps, 'label'> & { name: ClosureEdge }) {
  const { control } = useFormContext<GarageFormValues>();
  return (
    <FormField label={label} error={useFieldError(name)}>
      {(input) => (
        <Controller
          name={name}
          control={control}
          render={({ field }) => <DateInput {...input} {...field} label={label} />}
        />
      )}
    </FormField>
  );
}

/** What the server said about a field, or about a list as a whole. */
export function useFieldError(name: string): string | undefined {
  const { formState } = useFormContext<GarageFormValues>();
  const error: unknown = get(formState.errors, name);
  return messageOf(error) ?? messageOf((error as { root?: unknown } | undefined)?.root);
}

function messageOf(error: unknown): string | undefined {
  const message = (error as { message?: unknown } | undefined)?.message;
  return typeof message === 'string' ? message : undefined;
}
