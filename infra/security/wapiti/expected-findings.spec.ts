import { expect, it } from '@jest/globals';
import { unexplained } from './expected-findings.ts';
import { findingsOf } from './wapiti-report.ts';

const found = (info: string) => ({ method: 'GET', path: '/', info, curl_command: 'curl "http://site/"' });

it('what wapiti finds is explained by category and words, and everything else is news', () => {
  const findings = findingsOf({
    vulnerabilities: {
      'HTTP Secure Headers': [found('X-XSS-Protection is not set'), found('X-Frame-Options is not set')],
      'SQL Injection': [found('X-XSS-Protection is not set')],
      'Open Redirect': [],
    },
    anomalies: { 'Internal Server Error': [found('The server responded with a 500 HTTP error code')] },
  });
  expect(findings).toHaveLength(4);
  expect(unexplained(findings).map(({ category, info }) => `${category}: ${info}`)).toEqual([
    'HTTP Secure Headers: X-Frame-Options is not set',
    'SQL Injection: X-XSS-Protection is not set',
    'Internal Server Error: The server responded with a 500 HTTP error code',
  ]);
});
