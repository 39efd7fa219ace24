import type { RecipientRequest } from '@garage/contracts/booking-recipients';
import { Text } from '@garage/shared/validation/text.decorator';
import { TOKEN_LENGTH } from './customer-actions.dto.js';
import texts from '../../appointments/locales/de.json' with { type: 'json' };

export class RecipientDto implements RecipientRequest {
  @Text({ required: texts.tokenRequired, max: TOKEN_LENGTH })
  token: string;
}
