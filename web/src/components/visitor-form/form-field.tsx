import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

/** What a control needs to belong to its label, its hint and what is wrong with it. */
export interface ControlProps {
  id: string;
  name: string;
  required: boolean;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface FormFieldProps {
  /** Goes before the ids of the fields of a form. */
  form: string;
  name: string;
  label: string;
  required?: boolean;
  /** Below the control, for example a counter; part of its description. */
  hint?: ReactNode;
  /** What is wrong, as a sentence. */
  problem: string | undefined;
  children: (control: ControlProps) => ReactNode;
}

/** Label, control and what is wrong with it, tied together for those who hear the page. */
export function FormField({ form, name, label, required = false, hint, problem, children }: FormFieldProps) {
  const id = `${form}-${name}`;
  const describedBy = [problem && `${id}-problem`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div>
      <chakra.label htmlFor={id} display="block" mb="2" fontWeight="medium">
        {label}
        {required && <Asterisk />}
      </chakra.label>
      {children({
        id,
        name,
        required,
        'aria-invalid': problem ? true : undefined,
        'aria-describedby': describedBy || undefined,
      })}
      {hint && (
        <chakra.p
          id={`${id}-hint`}
          mt="1.5"
          textStyle="sm"
          color="fg.subtle"
          fontVariantNumeric="tabular-nums"
        >
          {hint}
        </chakra.p>
      )}
      {problem && <FieldProblem id={`${id}-problem`}>{problem}</FieldProblem>}
    </div>
  );
}

/** The mark of a field that has to be filled in. */
export function Asterisk() {
  return (
    <chakra.span aria-hidden="true" color="brand.fg">
      {' *'}
    </chakra.span>
  );
}

/** What is wrong with a field, below it. */
export function FieldProblem({ id, children }: { id: string; children: string }) {
  return (
    <chakra.p id={id} mt="1.5" textStyle="sm" fontWeight="medium" color="fg.error">
      {children}
    </chakra.p>
  );
}
