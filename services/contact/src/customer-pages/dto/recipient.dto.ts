import type { RecipientRequest } from '@garage/contracts/booking-recipients';
import { Text } from '@garage/shared/validation/text.decorator';
import { LONGEST_TOKEN } from '../../appointments/booking/booking-tokens.js';
import texts from '../locales/de.json' with { type: 'json' };

export class RecipientDto implements RecipientRequest {
  @Text({ required: texts.tokenRequired, max: LONGEST_TOKEN })
  token: string;
}
