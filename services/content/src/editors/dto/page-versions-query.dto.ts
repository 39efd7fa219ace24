import { type PageVersionsQuery, VERSION_LIST_LIMITS } from '@garage/contracts/editor-pages';
import { Text } from '@garage/shared/validation/text.decorator';
import { Integer } from '@garage/shared/validation/values.decorator';
import { Type } from 'class-transformer';
import texts from '../locales/de.json' with { type: 'json' };

const { cursor, page } = VERSION_LIST_LIMITS;

/** Which part of a page's versions is asked for. */
export class PageVersionsQueryDto implements PageVersionsQuery {
  @Text({ max: cursor, pattern: /^[1-9]\d{0,8}$/, patternMessage: texts.cursorInvalid })
  cursor?: string;

  @Integer({ min: 1, max: page })
  @Type(() => Number)
  limit?: number;
}
