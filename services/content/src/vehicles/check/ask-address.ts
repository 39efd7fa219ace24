import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import type { AddressProblem } from '@garage/contracts/vehicles';
import { plainHttpsUrl } from '@garage/shared/validation/https-url';
import { isNotPublic, publicAgents } from '../../public-web/public-agents.js';

const DEADLINE_MS = 8000;
const MOST_REDIRECTS = 4;

/** What an address is to be used for. */
export type AddressUse = 'link' | 'script' | 'frame';

export interface Asked {
  problem: AddressProblem | null;
  status: number | null;
  milliseconds: number;
}

/** Fetches the head of an answer; the rest of it is not read at all. */
export type FetchHead = (
  url: string,
  signal: AbortSignal,
) => Promise<Pick<IncomingMessage, 'statusCode' | 'headers'>>;

/**
 * Asks an address whether it answers, as the visitor's browser will find it. Goes to public addresses only,
 * over https only, and follows forwarding by the same rule.
 */
export async function askAddress(
  url: string,
  use: AddressUse,
  fetchHead: FetchHead = fetchHeadFromPublic,
): Promise<Asked> {
  const start = performance.now();
  const asked = (problem: AddressProblem | null, status: number | null): Asked => ({
    problem,
    status,
    milliseconds: Math.round(performance.now() - start),
  });
  const signal = AbortSignal.timeout(DEADLINE_MS);
  try {
    let target = url;
    for (let hop = 0; hop <= MOST_REDIRECTS; hop += 1) {
      const { statusCode = 0, headers } = await fetchHead(target, signal);
      if (statusCode < 300 || statusCode >= 400 || !headers.location) {
        return asked(problemOf(statusCode, headers, use), statusCode);
      }
      target = URL.parse(headers.location, target)?.href ?? '';
    }
    return asked('too-many-redirects', null);
  } catch (error) {
    return asked(signal.aborted ? 'too-slow' : problemOfFailure(error), null);
  }
}

const agent = publicAgents().https;

/** Forwarded to another protocol, or to an address with a password. */
class NotPlainHttpsError extends Error {
  override readonly name = 'NotPlainHttpsError';
}

/** The head of an answer from the public internet. */
const fetchHeadFromPublic: FetchHead = (url, signal) => {
  const address = plainHttpsUrl(url);
  if (!address) return Promise.reject(new NotPlainHttpsError());
  return new Promise((resolve, reject) => {
    const call = request(
      address,
      {
        agent,
        signal,
        headers: { accept: '*/*', 'user-agent': 'garage-website (address check)' },
      },
      (response) => {
        resolve(response);
        response.destroy();
      },
    );
    call.on('error', reject).end();
  });
};

function problemOf(
  status: number,
  headers: IncomingMessage['headers'],
  use: AddressUse,
): AddressProblem | null {
  if (status < 200 || status >= 300) return 'error-status';
  if (use === 'script' && !/\b(?:java|ecma)script\b/i.test(headers['content-type'] ?? ''))
    return 'not-a-script';
  if (use === 'frame' && forbidsFrames(headers)) return 'not-embeddable';
  return null;
}

/** Which pages may embed it, the answer itself says; a list of names could hold ours, but never does. */
function forbidsFrames(headers: IncomingMessage['headers']): boolean {
  const policy = String(headers['content-security-policy'] ?? '');
  const ancestors = /(?:^|;)\s*frame-ancestors\s+([^;]*)/i.exec(policy)?.[1]?.trim();
  if (ancestors !== undefined) return /^'(?:none|self)'$/i.test(ancestors);
  return /^(?:deny|sameorigin)$/i.test(String(headers['x-frame-options'] ?? '').trim());
}

function problemOfFailure(error: unknown): AddressProblem {
  if (error instanceof NotPlainHttpsError || isNotPublic(error)) return 'not-public';
  const { code = '' } = error as { code?: string };
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'unknown-host';
  if (/CERT|TLS|SSL|EPROTO/.test(code)) return 'insecure';
  return 'unreachable';
}
