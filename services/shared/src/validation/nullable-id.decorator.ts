import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { LARGEST_ID } from './id.decorator.js';
import messages from './messages.de.json' with { type: 'json' };
import { rule } from './rule.js';

/** The id of another record, or null for none; absent leaves things as they are. */
export function NullableId(): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ type: 'integer', nullable: true, required: false }),
    rule('nullableId', {}, (value) =>
      typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= LARGEST_ID
        ? null
        : messages.invalid,
    ),
  );
}
