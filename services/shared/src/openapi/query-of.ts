import { applyDecorators } from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';

/** Describes what the query of a route may hold that reads it value by value. */
export const QueryOf = (...names: string[]): MethodDecorator =>
  applyDecorators(...names.map((name) => ApiQuery({ name, required: false, type: String })));
