import { isEmail } from 'class-validator';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import messages from './messages.de.json' with { type: 'json' };
import { type Presence, rule } from './rule.js';
import { emptyText, LONE_SURROGATE } from './text.decorator.js';

export interface EmailOptions extends Presence {
  /** Shown when it is no address; the specification's wording when absent. */
  invalid?: string;
  /** As with `Text`: an empty one clears what is stored. */
  clearable?: boolean;
}

/**
 * An e-mail address that a mail server would take: 254 characters at most, no line breaks, no display
 * name. Nor a quoted name: nobody has one, and mail programs read the spaces and signs in it differently.
 */
export function Email({ required, invalid = messages.email, clearable }: EmailOptions): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ type: String, format: 'email', required: required !== undefined, maxLength: 254 }),
    Transform(({ value }: { value: unknown }) => {
      const text = typeof value === 'string' ? value.trim() : value;
      return required === undefined && (text === '' || text === null) ? emptyText(clearable) : text;
    }),
    rule('email', { required }, (value) =>
      typeof value === 'string' &&
      value.length <= 254 &&
      !LONE_SURROGATE.test(value) &&
      !value.includes('"') &&
      isEmail(value)
        ? null
        : invalid,
    ),
  );
}
