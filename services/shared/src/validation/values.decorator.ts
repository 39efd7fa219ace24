import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import messages from './messages.de.json' with { type: 'json' };
import { fill } from '../texts/fill.js';
import { type Presence, rule } from './rule.js';

const nullIsAbsent = ({ value }: { value: unknown }) => value ?? undefined;

export interface IntegerOptions extends Presence {
  min: number;
  /** At most 2147483647 when it is stored as `integer`. */
  max: number;
}

/** A whole number within bounds; a text that looks like one is refused. */
export function Integer({ min, max, required }: IntegerOptions): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ type: 'integer', minimum: min, maximum: max, required: required !== undefined }),
    Transform(nullIsAbsent),
    rule('integer', { required }, (value) => {
      if (typeof value !== 'number') return messages.number;
      if (!Number.isSafeInteger(value)) return messages.integer;
      return value < min || value > max ? fill(messages.range, { min, max }) : null;
    }),
  );
}

/** A number within bounds, with decimals. */
export function Decimal({ min, max, required }: IntegerOptions): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ type: 'number', minimum: min, maximum: max, required: required !== undefined }),
    Transform(nullIsAbsent),
    rule('decimal', { required }, (value) => {
      if (typeof value !== 'number' || !Number.isFinite(value)) return messages.number;
      return value < min || value > max ? fill(messages.range, { min, max }) : null;
    }),
  );
}

export interface FlagOptions extends Presence {
  /** The German message when it is not true, for consents. */
  mustBeTrue?: string;
}

/** True or false. */
export function Flag({ required, mustBeTrue }: FlagOptions): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ type: Boolean, required: required !== undefined }),
    Transform(nullIsAbsent),
    rule('flag', { required }, (value) => {
      if (typeof value !== 'boolean') return messages.boolean;
      return mustBeTrue !== undefined && !value ? mustBeTrue : null;
    }),
  );
}

/** One of a fixed set of words. */
export function OneOf(values: readonly string[], { required }: Presence = {}): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ enum: [...values], required: required !== undefined }),
    Transform(nullIsAbsent),
    rule('oneOf', { required }, (value) =>
      typeof value === 'string' && values.includes(value) ? null : messages.choice,
    ),
  );
}

/** A list of different words of a fixed set; an empty one counts as missing. */
export function SomeOf(values: readonly string[], { required }: Presence = {}): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ enum: [...values], isArray: true, required: required !== undefined }),
    Transform(({ value }: { value: unknown }) =>
      Array.isArray(value) && value.length === 0 ? undefined : (value ?? undefined),
    ),
    rule('someOf', { required }, (value) =>
      Array.isArray(value) &&
      value.length <= values.length &&
      value.every((item) => typeof item === 'string' && values.includes(item))
        ? null
        : messages.choice,
    ),
  );
}
