import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { LARGEST_ID } from './id.decorator.js';
import { rule } from './rule.js';

export interface IdsOptions {
  max: number;
  /** Shown when there is none. */
  required: string;
  /** Shown for too many, for one that comes twice and for what is no id. */
  invalid: string;
}

/** A list of ids of other records, each once. */
export function Ids({ max, required, invalid }: IdsOptions): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ type: 'array', items: { type: 'integer' }, minItems: 1, maxItems: max }),
    rule('ids', { required }, (value) => {
      if (!Array.isArray(value) || value.length === 0) return required;
      const isList = value.length <= max && new Set(value).size === value.length && value.every(isId);
      return isList ? null : invalid;
    }),
  );
}

/** The same, and it may be empty or absent. */
export function IdList({ max, invalid }: Omit<IdsOptions, 'required'>): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ type: 'array', items: { type: 'integer' }, maxItems: max, required: false }),
    rule('idList', {}, (value) => {
      const isList =
        Array.isArray(value) &&
        value.length <= max &&
        new Set(value).size === value.length &&
        value.every(isId);
      return isList ? null : invalid;
    }),
  );
}

/** A positive integer that fits its column. */
export function isId(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= LARGEST_ID;
}
