import { VEHICLE_LIMITS } from '@garage/contracts/vehicles';
import { plainHttpsUrl } from '@garage/shared/validation/https-url';
import { TextList } from '@garage/shared/validation/text-list.decorator';
import texts from '../locales/de.json' with { type: 'json' };

/** Origins that the widget may load from; of longer addresses only the origin is kept. */
export function Hosts(): PropertyDecorator {
  return TextList({
    max: VEHICLE_LIMITS.hosts,
    tooMany: texts.tooManyHosts,
    maxLength: VEHICLE_LIMITS.url,
    isValid: (text) => plainHttpsUrl(text) !== null,
    invalid: texts.host,
    prepare: (text) => {
      const url = plainHttpsUrl(text);
      return url ? new URL(url).origin : text;
    },
  });
}
