import { isCalendarDate, zurichToday } from '@garage/contracts/calendar-day';
import { Text } from '@garage/shared/validation/text.decorator';
import { rule } from '@garage/shared/validation/rule';
import { applyDecorators } from '@nestjs/common';
import texts from '../../locales/de.json' with { type: 'json' };

const LENGTH = 'yyyy-MM'.length;
const EARLIEST = '1900-01';

/** A month in which a car can have been registered: not before there were cars, not in the future. */
export function RegistrationMonth(): PropertyDecorator {
  return applyDecorators(
    Text({ max: LENGTH }),
    rule('registrationMonth', {}, (value) => (isPast(value) ? null : texts.firstRegistrationInvalid)),
  );
}

function isPast(value: unknown): boolean {
  if (typeof value !== 'string' || !isCalendarDate(`${value}-01`)) return false;
  return value >= EARLIEST && value <= zurichToday().slice(0, LENGTH);
}
