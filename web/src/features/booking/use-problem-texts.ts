import { useMemo } from 'react';
import { BOOKING_LIMITS } from '@garage/contracts/booking';
import { useTranslation } from '../../lib/texts/texts-context.tsx';
import { BOOKING_FIELDS, type BookingField } from './booking-values.ts';
import { limitOf, type BookingProblems, type FieldProblem } from './validate-booking.ts';

export type ProblemTexts = Partial<Record<BookingField, string>>;

/** What is wrong with the fields, in words. */
export function useProblemTexts(problems: BookingProblems): ProblemTexts {
  const { t } = useTranslation(['booking', 'visitor-form']);
  return useMemo(() => {
    const textOf = (field: BookingField, problem: FieldProblem): string => {
      switch (field) {
        case 'services':
          if (problem === 'too-many')
            return t('booking:problems.services.tooMany', { max: BOOKING_LIMITS.services });
          return t(
            problem === 'required'
              ? 'booking:problems.services.required'
              : 'booking:problems.services.refused',
          );
        case 'date':
        case 'time':
        case 'otherText':
          if (problem === 'required') return t(`booking:problems.${field}`);
          break;
        case 'name':
        case 'email':
        case 'phone':
        case 'privacy':
          if (problem === 'required') return t(`visitor-form:problems.${field}`);
          if (problem === 'invalid' && field === 'email') return t('booking:problems.email');
          break;
        case 'vehicleYear':
        case 'firstRegistration':
          return t(`booking:problems.${field}`);
        default:
      }
      if (problem === 'too-long' && field !== 'privacy' && field !== 'date' && field !== 'time')
        return t('visitor-form:problems.tooLong', { max: limitOf(field) });
      return t('booking:problems.refused');
    };
    return Object.fromEntries(
      BOOKING_FIELDS.flatMap((field) => {
        const problem = problems[field];
        return problem ? [[field, textOf(field, problem)]] : [];
      }),
    );
  }, [problems, t]);
}
