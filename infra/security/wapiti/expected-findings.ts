import type { WapitiFinding } from './wapiti-report.ts';

export interface ExpectedFinding {
  category: string;
  /** What the finding says, whole or in part. */
  info: RegExp;
  /** Why it is none. */
  reason: string;
}

/** What wapiti finds on a new installation, each with the reason for which it stays. */
export const EXPECTED: readonly ExpectedFinding[] = [
  {
    category: 'HTTP Secure Headers',
    info: /^X-XSS-Protection is not set/,
    reason: 'Browsers have removed the filter that it controlled; the content security policy does its work.',
  },
  {
    category: 'HTTP Secure Headers',
    info: /^Strict-Transport-Security is not set/,
    reason: 'The scan speaks http; over https the header is sent (web/server/pages.int-spec.ts).',
  },
  {
    category: 'Cross Site Request Forgery',
    info: /^Lack of anti CSRF token/,
    reason:
      'Forms of visitors, who have no session. Calls of the staff carry a token, and the origin is checked.',
  },
];

/** The findings that nobody has explained. */
export function unexplained(findings: readonly WapitiFinding[]): WapitiFinding[] {
  return findings.filter(
    (finding) =>
      !EXPECTED.some(({ category, info }) => category === finding.category && info.test(finding.info)),
  );
}
