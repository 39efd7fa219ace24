import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import messages from './messages.de.json' with { type: 'json' };
import { fill } from '../texts/fill.js';
import { type Presence, rule } from './rule.js';

export interface TextOptions extends Presence {
  /** Longest accepted value, counted after trimming. */
  max: number;
  min?: number;
  /** Lets line breaks and tabs through. */
  multiline?: boolean;
  /** False for passwords, where a space at the end counts. */
  trim?: boolean;
  /** An optional text that is empty or null becomes '' instead of absent: it clears what is stored. */
  clearable?: boolean;
  /** What else the text must match, and the German message when it does not. */
  pattern?: RegExp;
  patternMessage?: string;
}

const CONTROL = /[\p{Cc}\u2028\u2029]/u;
/** Half a character: cannot be written as UTF-8. */
export const LONE_SURROGATE = /\p{Surrogate}/u;
const CONTROL_BUT_LINES = /[^\P{Cc}\n\t]/u;

/**
 * A text without control characters (NUL cannot be stored, a line break in a name could reach a mail
 * header). It is trimmed; an optional text that is empty or null counts as absent.
 */
export function Text(options: TextOptions): PropertyDecorator {
  const { max, min = 0, required, multiline = false } = options;
  return applyDecorators(
    ApiProperty({ type: String, required: required !== undefined, maxLength: max, minLength: min }),
    Transform(({ value }: { value: unknown }) => cleaned(value, options)),
    rule('text', { required }, (value) => {
      if (typeof value !== 'string') return messages.text;
      if ((multiline ? CONTROL_BUT_LINES : CONTROL).test(value) || LONE_SURROGATE.test(value)) {
        return messages.controlCharacters;
      }
      if (value.length > max) return fill(messages.tooLong, { max });
      if (value.length < min) return fill(messages.tooShort, { min });
      if (options.pattern && !options.pattern.test(value)) return options.patternMessage ?? messages.invalid;
      return null;
    }),
  );
}

function cleaned(value: unknown, { required, trim = true, multiline, clearable }: TextOptions): unknown {
  let text = value;
  if (typeof text === 'string' && multiline) text = text.replaceAll('\r\n', '\n');
  if (typeof text === 'string' && trim) text = text.trim();
  return required === undefined && (text === '' || text === null) ? emptyText(clearable) : text;
}

/** What an optional text becomes when it is empty. */
export function emptyText(clearable = false): '' | undefined {
  return clearable ? '' : undefined;
}
