import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { IDEMPOTENCY_KEY_HEADER, REQUEST_ID_HEADER, type ApiError } from '@garage/contracts/common';
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

const TIMEOUT_MS = 10_000;

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
    const response = await fetch(config.services.contact + CONTACT_PATH, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [IDEMPOTENCY_KEY_HEADER]: keyOf(values),
        [REQUEST_ID_HEADER]: request.id,
        'x-forwarded-for': request.ip,
        'x-forwarded-proto': request.protocol,
      },
      body: JSON.stringify({ ...values, language } satisfies ContactRequest),
      signal: AbortSignal.timeout(TIMEOUT_MS),
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
    const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
    const minutes = Number.isFinite(seconds) ? Math.max(1, Math.ceil(seconds / 60)) : null;
    return { status: 429, result: { outcome: 'too-many', values, minutes } };
  }
  if (response.status !== 400) return otherwise;
  const { fields = {} } = (await response.json()) as ApiError;
  const problems: ContactProblems = {};
  for (const field of CONTACT_FIELDS) if (field in fields) problems[field] = refusalOf(field);
  if (Object.keys(problems).length === 0) return otherwise;
  return { status: 400, result: { outcome: 'invalid', values, problems } };
}

/** Sending the same message again on the same day, say by reloading, makes no second one. */
function keyOf(values: ContactValues): string {
  const day = new Date().toISOString().slice(0, 10);
  return createHash('sha256')
    .update(JSON.stringify([day, values]))
    .digest('hex');
}

/** A form on another site must not send messages in the visitor's name. */
function isOwnOrigin(request: FastifyRequest, publicUrl: string): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return true;
  return origin === new URL(publicUrl).origin || origin === `${request.protocol}://${request.host}`;
}
