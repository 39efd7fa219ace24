import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { type Finding, ok, problem, warning } from './finding.js';
import { readCertificate } from './read-certificate.js';
import { reasonOf } from './reason-of.js';

const PATIENCE_MS = 10_000;
const DAY_MS = 86_400_000;
/** Certificates that come by themselves are renewed a month before; a fortnight before the end nobody has done it. */
const CERTIFICATE_DAYS_LEFT = 14;
const CLOCK_SECONDS = 30;

/** Whether visitors find the site under its public address: name, certificate, answer. */
export async function lookAtWebsite(publicUrl: string): Promise<Finding[]> {
  const url = new URL(publicUrl);
  const host = url.hostname.replaceAll(/[[\]]/g, '');
  const isEncrypted = url.protocol === 'https:';
  if (!isEncrypted && (host === 'localhost' || host.startsWith('127.') || host === '::1')) {
    return [warning('onlyHere', { url: publicUrl })];
  }
  if (!isIP(host) && !(await isKnown(host))) return [problem('nameUnknown', { host })];
  return [
    isEncrypted ? await lookAtCertificate(host, url) : warning('notEncrypted', { url: publicUrl }),
    ...(await lookAtAnswer(url)),
  ];
}

async function isKnown(host: string): Promise<boolean> {
  try {
    await lookup(host);
    return true;
  } catch {
    return false; // whatever the reason: visitors do not get there
  }
}

async function lookAtCertificate(host: string, url: URL): Promise<Finding> {
  try {
    const { endsAt, objection } = await readCertificate(url, PATIENCE_MS);
    if (objection !== null) return problem('certificateRefused', { host, reason: objection });
    const days = Math.floor((endsAt.getTime() - Date.now()) / DAY_MS);
    return days < CERTIFICATE_DAYS_LEFT
      ? warning('certificateEnds', { host, days })
      : ok('certificate', { host, days });
  } catch (error) {
    return problem('noEncryption', { host, port: Number(url.port || 443), reason: reasonOf(error) });
  }
}

async function lookAtAnswer(url: URL): Promise<Finding[]> {
  const begun = performance.now();
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS), redirect: 'follow' });
    await answer.arrayBuffer();
    const milliseconds = Math.round(performance.now() - begun);
    if (!answer.ok) return [problem('websiteFails', { url: url.href, status: answer.status })];
    return [ok('website', { url: url.href, milliseconds }), ...lookAtClock(answer.headers.get('date'))];
  } catch (error) {
    return [problem('websiteUnreachable', { url: url.href, reason: reasonOf(error) })];
  }
}

/** Codes of authenticator apps and the ends of sessions need clocks that agree. */
function lookAtClock(date: string | null): Finding[] {
  const seconds = Math.round(Math.abs(Date.now() - Date.parse(date ?? '')) / 1000);
  return seconds > CLOCK_SECONDS ? [warning('clockOfWebsite', { seconds })] : [];
}
