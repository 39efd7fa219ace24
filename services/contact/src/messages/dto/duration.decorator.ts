import { rule } from '@garage/shared/validation/rule';
import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import texts from '../locales/de.json' with { type: 'json' };

/** An optional number of milliseconds; browsers measure fractions, and less than nothing after a clock change. */
export function Duration(): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }: { value: unknown }) => value ?? undefined),
    rule('duration', {}, (value) =>
      typeof value === 'number' && Number.isFinite(value) ? null : texts.numberExpected,
    ),
  );
}
