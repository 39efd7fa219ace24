import {
  CALENDAR_SCOPES,
  type CalendarScope,
  type SubscribeCalendarRequest,
} from '@garage/contracts/calendar-subscription';
import { OneOf } from '@garage/shared/validation/values.decorator';

export class SubscribeCalendarDto implements SubscribeCalendarRequest {
  @OneOf(CALENDAR_SCOPES, { required: true })
  scope: CalendarScope;
}
