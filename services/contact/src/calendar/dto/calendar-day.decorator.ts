import { isCalendarDate } from '@garage/contracts/calendar-day';
import { Text } from '@garage/shared/validation/text.decorator';
import { rule } from '@garage/shared/validation/rule';
import { applyDecorators } from '@nestjs/common';
import texts from '../locales/de.json' with { type: 'json' };

const LENGTH = 'yyyy-MM-dd'.length;

/** A day of the calendar. */
export function CalendarDay(): PropertyDecorator {
  return applyDecorators(
    Text({ required: texts.dateRequired, max: LENGTH }),
    rule('calendarDay', {}, (value) =>
      typeof value === 'string' && isCalendarDate(value) ? null : texts.dateInvalid,
    ),
  );
}
