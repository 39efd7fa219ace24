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
    rule('day', { required }, (value) => (typeof value === 'string' && isDay(value) ? null : messages.day)),
  );
}

/** Whether it is a day that exists, written `yyyy-MM-dd`. */
export function isDay(text: string): boolean {
  if (!/^[12]\d{3}-\d\d-\d\d$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
