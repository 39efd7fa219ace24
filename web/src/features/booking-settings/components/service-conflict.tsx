import type { ComponentProps } from 'react';
import { get } from 'react-hook-form';
import { LANGUAGES, type Language } from '@garage/contracts/languages';
import { ConflictDialog } from '../../../components/shared-form/conflict-dialog.tsx';
import { type Collision, conflictingParts } from '../../../components/shared-form/form-conflict.ts';
import { LANGUAGE_NAMES } from '../../../lib/languages.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import type { ServiceFormValues } from '../service-form.ts';

const PLAIN_PARTS = ['duration', 'bufferMinutes', 'color', 'isActive'] as const;
type Part = (typeof PLAIN_PARTS)[number] | `${'name' | 'description' | 'checks'}.${Language}`;

/** What two people can change without getting in each other's way. */
export const SERVICE_PARTS: readonly Part[] = [
  ...LANGUAGES.map((language) => `name.${language}` as const),
  ...LANGUAGES.map((language) => `description.${language}` as const),
  ...LANGUAGES.map((language) => `checks.${language}` as const),
  ...PLAIN_PARTS,
];

interface ServiceConflictProps {
  collision: Collision<ServiceFormValues>;
  dialog: Omit<ComponentProps<typeof ConflictDialog>, 'parts'>;
}

/** A colleague has saved the service meanwhile: what, in the words of the form. */
export function ServiceConflict({ collision, dialog }: ServiceConflictProps) {
  const { t } = useTranslation(['bookingSettings', 'sharedForm']);

  const labelOf = (part: Part) => {
    const [field, language] = part.split('.') as ['name', Language] | [(typeof PLAIN_PARTS)[number]];
    // The form marks what must be filled in.
    const label = t(`field.${field}`).replace(' *', '');
    return language ? `${label} (${LANGUAGE_NAMES[language]})` : label;
  };
  const inWords = (values: ServiceFormValues, part: Part) => {
    const value: string | boolean = get(values, part);
    if (typeof value === 'boolean') return t(value ? 'sharedForm:conflict.yes' : 'sharedForm:conflict.no');
    return value || '–';
  };
  return (
    <ConflictDialog
      {...dialog}
      parts={conflictingParts(SERVICE_PARTS, collision, { label: labelOf, value: inWords })}
    />
  );
}
