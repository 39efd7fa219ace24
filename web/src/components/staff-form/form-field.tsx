import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useId } from 'react';

interface FieldControl {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface FormFieldProps {
  label: string;
  error: string | undefined;
  hint?: string;
  children: (control: FieldControl) => ReactNode;
}

/** A label, its field and what is wrong with it, tied together for screen readers. */
export function FormField({ label, error, hint, children }: FormFieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const note = error ?? hint;
  return (
    <chakra.div
      display="grid"
      alignContent="start"
      gap="1.5"
      data-refused={error === undefined ? undefined : true}
    >
      <chakra.label htmlFor={id} fontWeight="semibold">
        {label}
      </chakra.label>
      {children({
        id,
        'aria-invalid': error === undefined ? undefined : true,
        'aria-describedby': note === undefined ? undefined : noteId,
      })}
      {note !== undefined && (
        <chakra.p id={noteId} textStyle="sm" color={error === undefined ? 'fg.muted' : 'fg.error'}>
          {note}
        </chakra.p>
      )}
    </chakra.div>
  );
}
