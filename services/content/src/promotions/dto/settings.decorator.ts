import { PROMOTION_LIMITS } from '@garage/contracts/promotions';
import { Structure } from '@garage/shared/validation/structure.decorator';
import texts from '../locales/de.json' with { type: 'json' };

/** What cannot be stored as text in a JSON column. */
const UNSTORABLE = /\\u0000|\\ud[89a-f]/i;

/** Free settings: an object of limited size. */
export function Settings(): PropertyDecorator {
  return Structure({
    check: (value) => {
      const json = JSON.stringify(value);
      if (typeof value !== 'object' || Array.isArray(value)) return texts.settingsInvalid;
      return json.length > PROMOTION_LIMITS.settings || UNSTORABLE.test(json) ? texts.settingsInvalid : null;
    },
  });
}
