import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { plainHttpsUrl } from './https-url.js';
import messages from './messages.de.json' with { type: 'json' };
import { fill } from '../texts/fill.js';
import { rule } from './rule.js';

export interface HttpsUrlOptions {
  max: number;
}

/** An optional `https:` address; null and an empty text become '', which clears what is stored. */
export function HttpsUrl({ max }: HttpsUrlOptions): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ type: String, format: 'uri', required: false, maxLength: max }),
    Transform(({ value }: { value: unknown }) => {
      if (value === null) return '';
      return typeof value === 'string' ? value.trim() : value;
    }),
    rule('httpsUrl', {}, (value) => {
      if (typeof value !== 'string') return messages.text;
      if (value.length > max) return fill(messages.tooLong, { max });
      return plainHttpsUrl(value) ? null : messages.httpsUrl;
    }),
  );
}
