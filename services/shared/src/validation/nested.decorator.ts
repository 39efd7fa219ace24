import { applyDecorators, type Type as ClassOf } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsDefined, IsObject, IsOptional, ValidateNested } from 'class-validator';

interface PartOptions {
  /** German, when it is missing or no object. */
  message: string;
  optional?: true;
}

/**
 * An object inside the record; an optional one may be null. Swagger recognises a function that answers with the class by
 * its name, which must be `type`; the callers' arrow functions have none.
 */
export function Part(type: () => ClassOf<object>, { message, optional }: PartOptions): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ type: () => type(), required: !optional }),
    optional ? IsOptional() : IsDefined({ message }),
    IsObject({ message }),
    ValidateNested(),
    Type(type),
  );
}

interface ListOptions {
  max: number;
  /** German, when it is missing or no list, and when it is too long. */
  message: string;
  tooMany: string;
}

/** A list of objects inside the record. */
export function ListOf(
  type: () => ClassOf<object>,
  { max, message, tooMany }: ListOptions,
): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ type: () => type(), isArray: true, maxItems: max }),
    // What is no object would be judged by its own, foreign fields.
    Transform(({ value }: { value: unknown }) => value, { toClassOnly: true }),
    ArrayMaxSize(max, { message: tooMany }),
    IsArray({ message }),
    // A list among them has nothing to validate and would pass.
    IsObject({ each: true, message }),
    ValidateNested({ each: true, message }),
    Type(type),
  );
}
