import { LANGUAGES } from '@garage/contracts/languages';
import { PROMOTION_LIMITS, type PromotionTranslations } from '@garage/contracts/promotions';
import { Structure } from '@garage/shared/validation/structure.decorator';
import texts from '../locales/de.json' with { type: 'json' };

const FIELDS = ['title', 'description'] as const;
const OTHER_LANGUAGES = new Set<string>(LANGUAGES.filter((language) => language !== 'de'));
/** Line breaks are wanted in a description, other control characters nowhere. */
const CONTROL = /[^\P{Cc}\n\t]|\p{Surrogate}/u;

/** Title and description per language other than German; empty ones are left out. */
export function Translations(): PropertyDecorator {
  return Structure({ prepare: withoutEmpty, check });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function withoutEmpty(value: unknown): unknown {
  if (!isRecord(value)) return value;
  const languages = Object.entries(value).map(([language, words]) => [language, cleaned(words)] as const);
  return Object.fromEntries(
    languages.filter(([, words]) => !isRecord(words) || Object.keys(words).length > 0),
  ) as PromotionTranslations;
}

function cleaned(words: unknown): unknown {
  if (!isRecord(words)) return words ?? {};
  const trimmed = Object.entries(words).map(
    ([field, text]) =>
      [field, typeof text === 'string' ? text.replaceAll('\r\n', '\n').trim() : text] as const,
  );
  return Object.fromEntries(trimmed.filter(([, text]) => text !== '' && text !== null));
}

function check(value: unknown): string | null {
  if (!isRecord(value)) return texts.translationsInvalid;
  for (const [language, words] of Object.entries(value)) {
    if (!OTHER_LANGUAGES.has(language) || !isRecord(words)) return texts.translationsInvalid;
    for (const [field, text] of Object.entries(words)) {
      const known = FIELDS.find((name) => name === field);
      if (!known || typeof text !== 'string' || CONTROL.test(text)) return texts.translationsInvalid;
      if (text.length > PROMOTION_LIMITS[known]) return texts.translationTooLong;
    }
  }
  return null;
}
