import { useQuery } from '@tanstack/react-query';
import type { ChangeableField } from '@garage/contracts/appointment-history';
import type { Language } from '@garage/contracts/languages';
import { useTranslation } from '../../lib/texts/texts-context.tsx';
import { serviceTypesQuery } from './api/plan-queries.ts';
import type { VisitForm } from './visit-form.ts';

const NOTHING = '–';

/** How the fields of an appointment and what stands in them are called on screen. */
export function useFieldInWords() {
  const { t } = useTranslation(['appointments', 'staffForm', 'sharedForm']);
  const services = useQuery(serviceTypesQuery).data ?? [];
  const language = (code: Language) => (code === 'de' ? t('call.german') : t(`staffForm:languages.${code}`));
  const yesOrNo = (value: boolean) => t(value ? 'sharedForm:conflict.yes' : 'sharedForm:conflict.no');
  return {
    // Forms mark what must be filled in.
    label: (field: ChangeableField) => t(`field.${field}`).replace(' *', ''),
    /** As it stands in a form. */
    value: (values: VisitForm, field: keyof VisitForm): string => {
      if (field === 'services') {
        const names = services.filter(({ id }) => values.services.includes(id)).map(({ name }) => name.de);
        return names.join(', ') || NOTHING;
      }
      if (field === 'earlierIfPossible') return yesOrNo(values.earlierIfPossible);
      return field === 'language' ? language(values.language) : values[field] || NOTHING;
    },
    /** As the history keeps it. */
    kept: (field: ChangeableField, text: string | null): string => {
      if (text === null) return NOTHING;
      if (field === 'earlierIfPossible') return yesOrNo(text === 'true');
      return field === 'language' ? language(text as Language) : text;
    },
  };
}
