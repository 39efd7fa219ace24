import { type AddMediaFromAddressRequest, MEDIA_LIMITS } from '@garage/contracts/media';
import { Text } from '@garage/shared/validation/text.decorator';
import texts from '../locales/de.json' with { type: 'json' };

/** Where another website shows the picture; what may be asked there decides the media module. */
export class AddMediaFromAddressDto implements AddMediaFromAddressRequest {
  @Text({
    max: MEDIA_LIMITS.address,
    required: texts.addressRequired,
    pattern: /^https?:\/\/[^\s/]/i,
    patternMessage: texts.addressInvalid,
  })
  address: string;
}
