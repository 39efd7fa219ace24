import { ERROR_CODES, REQUEST_ID_HEADER } from '@garage/contracts/common';
import type { Answer } from './exchange.ts';

/** What belongs to the one error form. */
const FORM = ['statusCode', 'code', 'message', 'fields', 'requestId'];
/** What a contract adds to it, by the status of the answer. */
const ADDED: Record<number, string[]> = { 409: ['alternatives'] };
/** Signs of our insides in an answer. */
const INSIDES = /\bat [^\n]*:\d+:\d+|node_modules|SELECT .+ FROM|INSERT INTO|QueryFailedError|ECONNREFUSED/;

/**
 * What is wrong with an answer; null when nothing is.
 *
 * @param path Outside of `/api`, where people may look, an error may be a page.
 */
export function faultOf({ status, headers, text }: Answer, path: string): string | null {
  if (status >= 500) return `answered ${status}: ${text.slice(0, 300)}`;
  if (status < 400) return null;
  const type = headers['content-type'];
  if (type === 'text/html; charset=utf-8' && !path.startsWith('/api/')) return null;
  if (type !== 'application/json; charset=utf-8' && type !== 'application/json')
    return `an error of type ${String(type)}`;
  if (INSIDES.test(text)) return `tells about our insides: ${text.slice(0, 300)}`;
  return faultOfForm(parsed(text), status, headers[REQUEST_ID_HEADER]);
}

function parsed(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

function faultOfForm(error: Record<string, unknown>, status: number, requestId: unknown): string | null {
  const { statusCode, code, message, fields } = error;
  if (statusCode !== status) return `says statusCode ${String(statusCode)} with status ${status}`;
  if (!ERROR_CODES.some((known) => known === code)) return `has the code ${String(code)}`;
  if (typeof message !== 'string' || message.trim() === '') return 'has no message';
  if (error['requestId'] !== requestId) return 'has another request id than its header';
  if (fields !== undefined && !isTexts(fields))
    return `has the fields ${JSON.stringify(fields).slice(0, 300)}`;
  const strange = Object.keys(error).filter((name) => ![...FORM, ...(ADDED[status] ?? [])].includes(name));
  return strange.length > 0 ? `has ${strange.join(', ')} beside the one form` : null;
}

function isTexts(fields: unknown): boolean {
  return (
    typeof fields === 'object' &&
    fields !== null &&
    Object.values(fields).every((text) => typeof text === 'string' && text !== '')
  );
}
