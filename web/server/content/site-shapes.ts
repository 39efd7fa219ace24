import type { Language } from '@garage/contracts/languages';
import { type LocalizedField, pageText, type PageTexts } from '@garage/contracts/page-texts';
import type { BookingPageText } from '../../src/components/content/booking-text.ts';
import type { FooterText, NotFoundText } from '../../src/components/content/site-content.ts';
import { pageMeta } from './page-meta.ts';

/** What stands above the booking. */
export function bookingPageText(answer: PageTexts<'booking'>, language: Language): BookingPageText {
  return {
    meta: pageMeta(answer, language),
    title: pageText<'booking'>(answer, 'pageTitle', language),
    intro: pageText<'booking'>(answer, 'pageDescription', language),
  };
}

const texts = (answer: PageTexts<'site'>, language: Language) => (field: LocalizedField<'site'>) =>
  pageText<'site'>(answer, field, language);

export function footerText(answer: PageTexts<'site'>, language: Language): FooterText {
  const text = texts(answer, language);
  return {
    since: text('footerSince'),
    services: text('footerServicesTitle'),
    pages: text('footerPagesTitle'),
    contact: text('footerContactTitle'),
    hours: text('footerHoursTitle'),
  };
}

export function notFoundText(answer: PageTexts<'site'>, language: Language): NotFoundText {
  const text = texts(answer, language);
  return {
    title: text('notFoundTitle'),
    text: text('notFoundText'),
    home: text('notFoundHomeButton'),
    contact: text('notFoundContactButton'),
  };
}
