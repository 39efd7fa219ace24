import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { type Check, rule } from './rule.js';

export interface StructureOptions {
  check: Check;
  /** Tidies the value up before it is checked. */
  prepare?: (value: unknown) => unknown;
}

/** An object whose fields are not known beforehand; it may be absent. */
export function Structure({ check, prepare = (value) => value }: StructureOptions): PropertyDecorator {
  return applyDecorators(
    ApiPropertyOptional({ type: 'object', additionalProperties: true }),
    Transform(({ value }: { value: unknown }) => prepare(value) ?? undefined),
    rule('structure', {}, check),
  );
}
