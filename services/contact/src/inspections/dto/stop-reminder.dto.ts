import type { StopReminderRequest } from '@garage/contracts/inspection-reminders';
import { Text } from '@garage/shared/validation/text.decorator';
import { TOKEN_LENGTH } from '../../customer-pages/dto/customer-actions.dto.js';
import texts from '../../appointments/locales/de.json' with { type: 'json' };

export class StopReminderDto implements StopReminderRequest {
  @Text({ required: texts.tokenRequired, max: TOKEN_LENGTH })
  token: string;
}
