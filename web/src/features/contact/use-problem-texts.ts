import { CONTACT_LIMITS } from '@garage/contracts/contact';
import { useTranslation } from '../../lib/texts/texts-context.tsx';
import { CONTACT_FIELDS, type ContactField } from './contact-values.ts';
import type { ContactProblems, FieldProblem } from './validate-contact.ts';

export type ProblemTexts = Partial<Record<ContactField, string>>;

/** What is wrong with the fields, in words. */
export function useProblemTexts(problems: ContactProblems): ProblemTexts {
  const { t } = useTranslation(['contact', 'visitor-form']);
  const textOf = (field: ContactField, problem: FieldProblem): string => {
    if (problem === 'required' && field !== 'service' && field !== 'address')
      return t(field === 'message' ? 'contact:problems.message' : `visitor-form:problems.${field}`);
    if (problem === 'invalid' && field === 'email') return t('contact:problems.email');
    if (problem === 'too-long' && field !== 'privacy')
      return t('visitor-form:problems.tooLong', { max: CONTACT_LIMITS[field] });
    return t('contact:problems.refused');
  };
  return Object.fromEntries(
    CONTACT_FIELDS.flatMap((field) => {
      const problem = problems[field];
      return problem ? [[field, textOf(field, problem)]] : [];
    }),
  );
}
