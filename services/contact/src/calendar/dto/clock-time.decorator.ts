import { Text } from '@garage/shared/validation/text.decorator';
import texts from '../locales/de.json' with { type: 'json' };

const WHEN_CHOOSING = { required: texts.timeRequired, invalid: texts.clockTimeInvalid };

/** A time of day, `HH:mm`. */
export function ClockTimeText({ required, invalid } = WHEN_CHOOSING): PropertyDecorator {
  return Text({
    required,
    max: 'HH:mm'.length,
    pattern: /^(?:[01]\d|2[0-3]):[0-5]\d$/,
    patternMessage: invalid,
  });
}
