import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { BOOKING_LIMITS } from '@garage/contracts/booking';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import type { BookingField, TextField } from '../booking-values.ts';
import { limitOf, type FieldProblem } from '../validate-booking.ts';

export interface ControlProps {
  id: string;
  name: TextField;
  required: boolean;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface FormFieldProps {
  name: TextField;
  problem: FieldProblem | undefined;
  required?: boolean;
  hint?: string;
  children: (control: ControlProps) => ReactNode;
}

/** Label, control and what is wrong with it, tied together for those who hear the page. */
export function FormField({ name, problem, required = false, hint, children }: FormFieldProps) {
  const { t } = useTranslation('booking');
  const id = `booking-${name}`;
  const describedBy = [problem && `${id}-problem`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div>
      <chakra.label htmlFor={id} display="block" mb="2" fontWeight="medium">
        {t(`fields.${name}`)}
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
        <chakra.p id={`${id}-hint`} mt="1.5" textStyle="sm" color="fg.subtle">
          {hint}
        </chakra.p>
      )}
      {problem && <FieldProblemText id={`${id}-problem`} field={name} problem={problem} />}
    </div>
  );
}

export function Asterisk() {
  return (
    <chakra.span aria-hidden="true" color="brand.fg">
      {' *'}
    </chakra.span>
  );
}

interface FieldProblemTextProps {
  id: string;
  field: BookingField;
  problem: FieldProblem;
}

export function FieldProblemText({ id, field, problem }: FieldProblemTextProps) {
  return (
    <chakra.p id={id} mt="1.5" textStyle="sm" fontWeight="medium" color="fg.error">
      <ProblemText field={field} problem={problem} />
    </chakra.p>
  );
}

function ProblemText({ field, problem }: Pick<FieldProblemTextProps, 'field' | 'problem'>) {
  const { t } = useTranslation('booking');
  switch (field) {
    case 'services':
      if (problem === 'too-many') return t('problems.services.tooMany', { max: BOOKING_LIMITS.services });
      return t(problem === 'required' ? 'problems.services.required' : 'problems.services.refused');
    case 'date':
    case 'time':
    case 'otherText':
    case 'name':
    case 'phone':
    case 'privacy':
      if (problem === 'required') return t(`problems.${field}`);
      break;
    case 'email':
      if (problem === 'required') return t('problems.email.required');
      if (problem === 'invalid') return t('problems.email.invalid');
      break;
    case 'vehicleYear':
    case 'firstRegistration':
      return t(`problems.${field}`);
    default:
  }
  if (problem === 'too-long' && field !== 'privacy' && field !== 'date' && field !== 'time')
    return t('problems.tooLong', { max: limitOf(field) });
  return t('problems.refused');
}
