import type { GarageFacts } from '@garage/contracts/garage';
import { refusedFields } from '@garage/shared/errors/app-error';
import { RequestValidationPipe } from '@garage/shared/validation/request-validation.pipe';
import { SaveGarageDto } from '../dto/save-garage.dto.js';
import { toGarageFacts } from './garage-facts.mapper.js';
import { problemsOf } from './garage-rules.js';

const validation = new RequestValidationPipe();

/** Facts from elsewhere, held to everything that the form for them is held to. */
export async function readFacts(garage: unknown): Promise<GarageFacts> {
  const sent: unknown = await validation.transform(
    { version: 1, garage },
    { type: 'body', metatype: SaveGarageDto },
  );
  const facts = toGarageFacts((sent as SaveGarageDto).garage);
  requireSense(facts);
  return facts;
}

/** Refuses facts that are well-formed each for itself and make no sense together. */
export function requireSense(facts: GarageFacts): void {
  const problems = Object.entries(problemsOf(facts, new Date()));
  if (problems.length === 0) return;
  const fields = Object.fromEntries(problems.map(([field, text]) => [`garage.${field}`, text]));
  throw refusedFields(fields);
}
