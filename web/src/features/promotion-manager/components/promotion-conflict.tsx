import type { ComponentProps } from 'react';
import { get } from 'react-hook-form';
import type { Language } from '@garage/contracts/languages';
import type { ImagePosition, PromotionType, VisualEffect } from '@garage/contracts/promotions';
import { ConflictDialog } from '../../../components/shared-form/conflict-dialog.tsx';
import { type Collision, conflictingParts } from '../../../components/shared-form/form-conflict.ts';
import { LANGUAGE_NAMES } from '../../../lib/languages.ts';
import { writtenDay } from '../../../lib/staff-time.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { isWordPart, PROMOTION_PARTS, type PromotionPart } from '../promotion-conflict.ts';
import type { PromotionFormValues, PromotionWords } from '../promotion-form.ts';

interface PromotionConflictProps {
  collision: Collision<PromotionFormValues>;
  dialog: Omit<ComponentProps<typeof ConflictDialog>, 'parts'>;
}

/** A colleague has saved the promotion meanwhile: what, in the words of the form. */
export function PromotionConflict({ collision, dialog }: PromotionConflictProps) {
  const { t } = useTranslation(['promotionManager', 'sharedForm']);

  const labelOf = (part: PromotionPart) => {
    if (part === 'imageUrl') return t('field.image');
    if (isWordPart(part)) {
      const [, language, word] = part.split('.') as ['words', Language, keyof PromotionWords];
      const label = t(`field.${word}`);
      return `${label} (${LANGUAGE_NAMES[language]})`;
    }
    // The form marks what must be filled in.
    return t(`field.${part}`).replace(' *', '');
  };
  const inWords = (values: PromotionFormValues, part: PromotionPart) => {
    const value: string | boolean = get(values, part);
    if (typeof value === 'boolean') return t(value ? 'sharedForm:conflict.yes' : 'sharedForm:conflict.no');
    if (part === 'imageUrl') return t(value ? 'conflict.picture' : 'conflict.noPicture');
    if (part === 'type') return t(`type.${value as PromotionType}`);
    if (part === 'imagePosition') return t(`position.${value as ImagePosition}`);
    if (part === 'visualEffect') return t(`effect.${(value as VisualEffect | '') || 'none'}`);
    if (part === 'startDate' || part === 'endDate') return writtenDay(value);
    return value || '–';
  };
  return (
    <ConflictDialog
      {...dialog}
      parts={conflictingParts(PROMOTION_PARTS, collision, { label: labelOf, value: inWords })}
    />
  );
}
