import { addMonths, zurichToday } from '@garage/contracts/calendar-day';
import { LANGUAGES, type Language } from '@garage/contracts/languages';
import type { UploadedPicture } from '@garage/contracts/pictures';
import type {
  ImagePosition,
  Promotion,
  PromotionChangeRequest,
  PromotionType,
  VisualEffect,
} from '@garage/contracts/promotions';
import { readDay } from '../../lib/read-time.ts';

export interface PromotionWords {
  title: string;
  description: string;
}

/** A promotion as it stands in the form: days that may not be readable, every language with its fields. */
export interface PromotionFormValues {
  name: string;
  type: PromotionType;
  words: Record<Language, PromotionWords>;
  isActive: boolean;
  ignoreDates: boolean;
  startDate: string;
  endDate: string;
  showPopup: boolean;
  showOnMobile: boolean;
  visualEffect: VisualEffect | '';
  /** A data URL for a newly chosen picture. */
  imageUrl: string;
  imagePosition: ImagePosition;
}

/** The values of a promotion, or of a new one. */
export function formValues(promotion: Promotion | null): PromotionFormValues {
  const start = promotion?.startDate ?? zurichToday();
  return {
    name: promotion?.name ?? '',
    type: promotion?.type ?? 'custom',
    words: Object.fromEntries(
      LANGUAGES.map((language) => [language, wordsOf(promotion, language)]),
    ) as PromotionFormValues['words'],
    isActive: promotion?.isActive ?? false,
    ignoreDates: promotion?.ignoreDates ?? false,
    startDate: start,
    endDate: promotion?.endDate ?? addMonths(start, 1),
    showPopup: promotion?.showPopup ?? true,
    showOnMobile: promotion?.showOnMobile ?? true,
    visualEffect: promotion?.visualEffect ?? '',
    imageUrl: promotion?.imageUrl ?? '',
    imagePosition: promotion?.imagePosition ?? 'left',
  };
}

function wordsOf(promotion: Promotion | null, language: Language): PromotionWords {
  const words = language === 'de' ? promotion : promotion?.translations[language];
  return { title: words?.title ?? '', description: words?.description ?? '' };
}

/** What is sent; days that are hidden and not readable any more become those of a new promotion. */
export function toRequest(values: PromotionFormValues, promotion: Promotion | null): PromotionChangeRequest {
  const { words, visualEffect, startDate, endDate, ...rest } = values;
  const { de, ...translations } = words;
  const start = readDay(startDate) ?? zurichToday();
  return {
    ...rest,
    ...de,
    translations,
    visualEffect: visualEffect || null,
    startDate: start,
    endDate: readDay(endDate) ?? addMonths(start, 1),
    settings: promotion?.settings ?? {},
    ...(promotion && { version: promotion.version }),
  };
}

/** The stored sizes of a picture, as long as no other one was chosen. */
export function storedPicture(imageUrl: string, promotion: Promotion | null): UploadedPicture | null {
  return promotion && imageUrl === promotion.imageUrl ? promotion.picture : null;
}
