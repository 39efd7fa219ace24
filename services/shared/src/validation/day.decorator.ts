import { isCalendarDate } from '@garage/contracts/calendar-day';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import messages from './messages.de.json' with { type: 'json' };
import { type Presence, rule } from './rule.js';

/** A day that exists, `yyyy-MM-dd`. */
export function Day({ required }: Presence): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ type: String, format: 'date', required: required !== undefined }),
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value)),
    rule('day', { required }, (value) =>
      typeof value === 'string' && isCalendarDate(value) ? null : messages.day,
    ),
  );
}
