import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { type Presence, rule } from './rule.js';
import { LONE_SURROGATE } from './text.decorator.js';

export interface TextListOptions extends Presence {
  max: number;
  /** German, when there are more. */
  tooMany: string;
  /** Longest single text. */
  maxLength: number;
  isValid?: (text: string) => boolean;
  /** German, when one of the texts is not valid. */
  invalid: string;
  /** Brings a text into its usual form, before doubles are dropped. */
  prepare?: (text: string) => string;
}

const CONTROL = /[\p{Cc}\u2028\u2029]/u;

/** A list of single-line texts, each trimmed and there once; none may be empty. */
export function TextList(options: TextListOptions): PropertyDecorator {
  const { max, tooMany, maxLength, isValid = () => true, invalid, prepare = (text) => text } = options;
  const isRight = (text: unknown) =>
    typeof text === 'string' &&
    text !== '' &&
    text.length <= maxLength &&
    !CONTROL.test(text) &&
    !LONE_SURROGATE.test(text) &&
    isValid(text);
  return applyDecorators(
    ApiProperty({ type: String, isArray: true, maxItems: max, required: options.required !== undefined }),
    Transform(({ value }: { value: unknown }) => {
      // A longer list is refused anyway, so its texts need no tidying up.
      if (!Array.isArray(value) || value.length > max) return value;
      return [
        ...new Set(value.map((text: unknown) => (typeof text === 'string' ? prepare(text.trim()) : text))),
      ];
    }),
    rule('textList', options, (value) => {
      if (!Array.isArray(value)) return invalid;
      if (value.length > max) return tooMany;
      return value.every(isRight) ? null : invalid;
    }),
  );
}
