import type { FastifyRequest } from 'fastify';
import type { ApiError } from '@garage/contracts/common';
import { CONTACT_PATH, type ContactRequest } from '@garage/contracts/contact';
import type { Language } from '@garage/contracts/languages';
import type { ContactFormResult } from '../../src/features/contact/contact-form-result.tsx';
import {
  CONTACT_FIELDS,
  readContactValues,
  type ContactValues,
} from '../../src/features/contact/contact-values.ts';
import {
  refusalOf,
  validateContact,
  type ContactProblems,
} from '../../src/features/contact/validate-contact.ts';
import type { ServerConfig } from '../config.ts';
import { askContactService, isOwnOrigin, keyOfToday, waitingMinutes } from './contact-service.ts';

interface FormAnswer {
  status: number;
  result: ContactFormResult;
}

/** The contact form of a visitor without JavaScript: checked and sent to the contact service. */
export async function sendContactForm(
  request: FastifyRequest,
  language: Language,
  config: ServerConfig,
): Promise<FormAnswer> {
  const body = (request.body ?? {}) as Record<string, unknown>;
  const values = readContactValues((name) => body[name]);
  if (!isOwnOrigin(request, config.publicUrl)) return { status: 403, result: { outcome: 'failed', values } };

  const problems = validateContact(values);
  if (Object.keys(problems).length > 0)
    return { status: 400, result: { outcome: 'invalid', values, problems } };

  const unreachable: FormAnswer = { status: 503, result: { outcome: 'failed', values } };
  if (!config.services.contact) return unreachable;
  try {
    const response = await askContactService(request, config.services.contact, CONTACT_PATH, {
      body: { ...values, language } satisfies ContactRequest,
      idempotencyKey: keyOfToday(values),
    });
    return await readAnswer(response, values, unreachable);
  } catch (error) {
    request.log.warn({ err: error }, 'contact service not reachable');
    return unreachable;
  }
}

async function readAnswer(
  response: Response,
  values: ContactValues,
  otherwise: FormAnswer,
): Promise<FormAnswer> {
  if (response.ok) return { status: 200, result: { outcome: 'sent' } };
  if (response.status === 429) {
    return { status: 429, result: { outcome: 'too-many', values, minutes: waitingMinutes(response) } };
  }
  if (response.status !== 400) return otherwise;
  const { fields = {} } = (await response.json()) as ApiError;
  const problems: ContactProblems = {};
  for (const field of CONTACT_FIELDS) if (field in fields) problems[field] = refusalOf(field);
  if (Object.keys(problems).length === 0) return otherwise;
  return { status: 400, result: { outcome: 'invalid', values, problems } };
}
