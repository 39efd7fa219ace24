import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { CONTACT_LIMITS } from '@garage/contracts/contact';
import type { ContactField } from '../contact-values.ts';
import type { FieldProblem } from '../validate-contact.ts';

export interface ControlProps {
  id: string;
  name: ContactField;
  required: boolean;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface FormFieldProps {
  name: Exclude<ContactField, 'privacy'>;
  /** In place of our own word. */
  label?: string | undefined;
  problem: FieldProblem | undefined;
  required?: boolean;
  /** Below the control, for example a counter; part of its description. */
  hint?: ReactNode;
  children: (control: ControlProps) => ReactNode;
}

/** Label, control and what is wrong with it, tied together for those who hear the page. */
export function FormField({ name, label, problem, required = true, hint, children }: FormFieldProps) {
  const { t } = useTranslation('contact');
  const id = `contact-${name}`;
  const describedBy = [problem && `${id}-problem`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div>
      <chakra.label htmlFor={id} display="block" mb="2" fontWeight="medium">
        {label || t(`form.${name}`)}
        {required && (
          <chakra.span aria-hidden="true" color="brand.fg">
            {' *'}
          </chakra.span>
        )}
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
      {problem && <FieldProblemText id={`${id}-problem`} field={name} problem={problem} />}
    </div>
  );
}

export function FieldProblemText({
  id,
  field,
  problem,
}: {
  id: string;
  field: ContactField;
  problem: FieldProblem;
}) {
  return (
    <chakra.p id={id} mt="1.5" textStyle="sm" fontWeight="medium" color="fg.error">
      <ProblemText field={field} problem={problem} />
    </chakra.p>
  );
}

function ProblemText({ field, problem }: { field: ContactField; problem: FieldProblem }) {
  const { t } = useTranslation('contact');
  if (problem === 'required' && field !== 'service') return t(`problems.${field}.required`);
  if (problem === 'invalid' && field === 'email') return t('problems.email.invalid');
  if (problem === 'too-long' && field !== 'privacy')
    return t('problems.tooLong', { max: CONTACT_LIMITS[field] });
  return t('problems.refused');
}
