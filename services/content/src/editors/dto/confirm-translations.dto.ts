import { CONFIRM_LIMITS, type ConfirmTranslationsRequest } from '@garage/contracts/editor-pages';
import { TextList } from '@garage/shared/validation/text-list.decorator';
import { Integer } from '@garage/shared/validation/values.decorator';
import { MOST_VERSIONS } from '../read-change.js';
import texts from '../locales/de.json' with { type: 'json' };

/** Which translations somebody has read and found right. */
export class ConfirmTranslationsDto implements ConfirmTranslationsRequest {
  @Integer({ required: texts.version, min: 1, max: MOST_VERSIONS })
  version: number;

  @TextList({
    required: texts.nothingToChange,
    max: CONFIRM_LIMITS.translations,
    maxLength: CONFIRM_LIMITS.name,
    tooMany: texts.tooManyTranslations,
    invalid: texts.unknownField,
  })
  translations: string[];
}
