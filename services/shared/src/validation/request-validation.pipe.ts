import { Injectable, ValidationPipe } from '@nestjs/common';
import type { ValidationError } from 'class-validator';
import { AppError, refusedFields } from '../errors/app-error.js';
import messages from './messages.de.json' with { type: 'json' };

/** Refuses what a DTO does not describe, and says in German what is wrong with which field. */
@Injectable()
export class RequestValidationPipe extends ValidationPipe {
  constructor() {
    super({
      whitelist: true,
      forbidNonWhitelisted: true,
      forbidUnknownValues: true,
      transform: true,
      stopAtFirstError: true,
      validationError: { target: false, value: false },
      exceptionFactory: (errors) => toAppError(errors),
    });
  }
}

function toAppError(errors: ValidationError[]): AppError {
  const fields: Record<string, string> = {};
  for (const error of errors) collect(error, '', fields);
  return refusedFields(fields);
}

function collect({ property, constraints, children }: ValidationError, path: string, fields: Fields): void {
  const name = path ? `${path}.${property}` : property;
  const [broken] = Object.entries(constraints ?? {});
  if (broken) fields[name] = germanMessage(...broken);
  for (const child of children ?? []) collect(child, name, fields);
}

type Fields = Record<string, string>;

/** Our own decorators bring their text; the built-in ones of class-validator speak English. */
function germanMessage(constraint: string, message: string): string {
  if (constraint === 'whitelistValidation') return messages.unknownField;
  if (constraint === 'isObject' || constraint === 'unknownValue') return messages.invalid;
  return /\b(must|should|has wrong|failed)\b/.test(message) ? messages.invalid : message;
}
