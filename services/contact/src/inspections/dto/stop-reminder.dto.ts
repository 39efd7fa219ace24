import type { StopReminderRequest } from '@garage/contracts/inspection-reminders';
import { Text } from '@garage/shared/validation/text.decorator';
import { LONGEST_TOKEN } from '../../appointments/booking/booking-tokens.js';
import texts from '../locales/page.de.json' with { type: 'json' };

export class StopReminderDto implements StopReminderRequest {
  @Text({ required: texts.tokenRequired, max: LONGEST_TOKEN })
  token: string;
}
