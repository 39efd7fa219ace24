import { Text } from '@garage/shared/validation/text.decorator';
import texts from '../../locales/de.json' with { type: 'json' };

/** A time of day, `HH:mm`. */
export function ClockTimeText(): PropertyDecorator {
  return Text({
    required: texts.timeRequired,
    max: 'HH:mm'.length,
    pattern: /^([01]\d|2[0-3]):[0-5]\d$/,
    patternMessage: texts.timeInvalid,
  });
}
