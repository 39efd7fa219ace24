import type { Type } from '@nestjs/common';
import { ApiBody } from '@nestjs/swagger';

/** Describes the body of a route whose parameter has no class of its own. */
export const BodyOf = (type: Type<unknown>, description: string): MethodDecorator =>
  ApiBody({ type, description });

/** Describes a body whose fields are not known beforehand. */
export const BodyOfFields = (description: string): MethodDecorator =>
  ApiBody({ schema: { type: 'object', additionalProperties: true }, description });
