import { type AddMediaRequest, MEDIA_LIMITS } from '@garage/contracts/media';
import { UPLOAD_BODY_LIMIT } from '@garage/contracts/pictures';
import { Text } from '@garage/shared/validation/text.decorator';
import texts from '../locales/de.json' with { type: 'json' };

/** A picture and what its file was called. */
export class AddMediaDto implements AddMediaRequest {
  /** Shown to staff alone, never where the file is kept; all the same a name and no way to another folder. */
  @Text({
    max: MEDIA_LIMITS.name,
    required: texts.nameRequired,
    pattern: /^[^/\\]*$/,
    patternMessage: texts.nameIsPath,
  })
  name: string;

  /** As long as the body may be: how large the picture in it is decides the media module. */
  @Text({ max: UPLOAD_BODY_LIMIT, required: texts.fileRequired })
  data: string;
}
