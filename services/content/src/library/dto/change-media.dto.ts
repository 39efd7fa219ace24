import { isLanguage, type LocalizedText } from '@garage/contracts/languages';
import { type ChangeMediaRequest, MEDIA_LIMITS } from '@garage/contracts/media';
import { fill } from '@garage/shared/texts/fill';
import { Structure } from '@garage/shared/validation/structure.decorator';
import { LONE_SURROGATE } from '@garage/shared/validation/text.decorator';
import { Decimal } from '@garage/shared/validation/values.decorator';
import texts from '../locales/de.json' with { type: 'json' };

const CONTROL = /\p{Cc}|[\u2028\u2029]/u;

function altProblem(value: unknown): string | null {
  const isFine =
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.entries(value).every(([language, text]) => isLanguage(language) && isAlt(text));
  return isFine ? null : fill(texts.altInvalid, { max: MEDIA_LIMITS.alt });
}

function isAlt(text: unknown): boolean {
  return (
    typeof text === 'string' &&
    text.length <= MEDIA_LIMITS.alt &&
    !CONTROL.test(text) &&
    !LONE_SURROGATE.test(text)
  );
}

/** What staff say about a picture. */
export class ChangeMediaDto implements ChangeMediaRequest {
  @Structure({ check: altProblem, prepare: (value) => value ?? {} })
  alt: Partial<LocalizedText> = {};

  @Decimal({ min: 0, max: 1, required: texts.focusRequired })
  focusX: number;

  @Decimal({ min: 0, max: 1, required: texts.focusRequired })
  focusY: number;
}
