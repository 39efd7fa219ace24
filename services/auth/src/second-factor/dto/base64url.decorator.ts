import { Text } from '@garage/shared/validation/text.decorator';
import texts from '../locales/de.json' with { type: 'json' };

/** Bytes as the browser sends them; `max` counts letters. */
export const Base64Url = (max: number): PropertyDecorator =>
  Text({ max, required: texts.passkeyRefused, pattern: /^[\w-]+$/, patternMessage: texts.passkeyRefused });
