import { MEDIA_LIST_LIMITS, type MediaQuery } from '@garage/contracts/media';
import { Text } from '@garage/shared/validation/text.decorator';
import { Integer } from '@garage/shared/validation/values.decorator';
import { Type } from 'class-transformer';
import texts from '../locales/de.json' with { type: 'json' };

const { cursor, page } = MEDIA_LIST_LIMITS;

/** Which part of the library is asked for. */
export class MediaQueryDto implements MediaQuery {
  @Text({ max: cursor, pattern: /^[1-9]\d{0,8}$/, patternMessage: texts.cursorInvalid })
  cursor?: string;

  @Integer({ min: 1, max: page })
  @Type(() => Number)
  limit?: number;
}
