import type { Type } from '@nestjs/common';
import { ApiBody } from '@nestjs/swagger';

/** Describes the body of a route whose parameter has no class of its own. */
export const BodyOf = (type: Type<unknown>, description: string): MethodDecorator =>
  ApiBody({ type, description });
