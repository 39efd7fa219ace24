/**
 * A word that no log may repeat: it stands in everything hostile that is sent outside an address.
 */
export const MARKER = 'Geheimwort';

const RAW_NUMBER = '\u0001number:';

/** The text with numbers in the place of their marks: no number of JavaScript can be what a client may write. */
export function withRawNumbers(json: string): string {
  return json.replaceAll(/"\\u0001number:([^"]*)"/g, '$1');
}

const TEXTS = [
  '',
  ' ',
  '\u0000',
  `${MARKER}\u0000`,
  `${MARKER}\r\nBcc: ${MARKER.toLowerCase()}@evil.example`,
  `${MARKER}\ud800`,
  '\udfff\ud800',
  '\u202e\u200b\ufeff\u2028',
  '👩‍🔧'.repeat(200),
  'ß'.repeat(5000),
  'x'.repeat(300_000),
  `'; DROP TABLE users; -- ${MARKER}`,
  `" OR 1=1 -- ${MARKER}`,
  `\\'${MARKER}\\`,
  `%${MARKER}%_`,
  `<script>alert("${MARKER}")</script>`,
  `<svg/onload=alert(1)>${MARKER}`,
  `{{7*7}}\${7*7}<%= 7*7 %>${MARKER}`,
  `../../../../etc/passwd`,
  `..\\..\\${MARKER}`,
  'file:///etc/passwd',
  'http://127.0.0.1:5432/',
  'http://[::ffff:169.254.169.254]/latest',
  'javascript:alert(1)',
  `https://user:${MARKER}@evil.example:99999/`,
  'https://%00/',
  'https://xn--/',
  'data:image/png;base64,AAAA',
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>',
  '**a_'.repeat(2500),
  '> '.repeat(4500),
  '['.repeat(9000),
  '- '.repeat(4500),
  `${'a'.repeat(5000)}!`,
  '2026-02-30',
  '0000-00-00',
  '9999-12-31',
  '+275760-09-13',
  '-000001-01-01',
  '24:00',
  '99:99',
  '1e309',
  'NaN',
  'null',
  'true',
  '0x10',
  '-1',
  '٤٢',
  '９９',
  'constructor',
  '__proto__',
  'toString',
  `a@b@${MARKER}.ch`,
  `"a b"@${MARKER}.ch`,
  `${'a'.repeat(64)}@${'b'.repeat(180)}.ch`,
  'SUMME(1+1)|cmd',
  '=cmd|"/c calc"!A0',
];

const NUMBERS = [
  0,
  -0,
  -1,
  1,
  0.5,
  -0.000_000_1,
  2_147_483_647,
  2_147_483_648,
  -2_147_483_649,
  Number.MAX_VALUE,
  Number.MIN_VALUE,
  `${RAW_NUMBER}9007199254740993`,
  `${RAW_NUMBER}1e400`,
  `${RAW_NUMBER}123456789012345678901234567890`,
  `${RAW_NUMBER}-0.0e-0`,
];

function nested(depth: number, wrap: (inner: unknown) => unknown): unknown {
  let value: unknown = MARKER;
  for (let level = 0; level < depth; level += 1) value = wrap(value);
  return value;
}

const STRUCTURES: unknown[] = [
  null,
  true,
  false,
  [],
  {},
  [[]],
  [null],
  [MARKER, 1, null, {}],
  { length: 1, 0: MARKER },
  // `JSON.parse` makes a property of it; in a literal it would be the prototype.
  JSON.parse(`{"__proto__":{"isAdmin":true,"${MARKER}":1}}`),
  { constructor: { prototype: { isAdmin: true } } },
  { toString: MARKER, valueOf: 1, toJSON: 1 },
  { $ne: null },
  { type: 'Buffer', data: [1, 2, 3] },
  Array.from({ length: 2000 }, (_, index) => index),
  nested(19, (inner) => [inner]),
  nested(500, (inner) => ({ inner })),
];

export const HOSTILE_VALUES: readonly unknown[] = [...TEXTS, ...NUMBERS, ...STRUCTURES];
export const HOSTILE_TEXTS: readonly string[] = TEXTS;
/** Names of properties that nobody has asked for. */
export const HOSTILE_NAMES = [
  '__proto__',
  'constructor',
  'toString',
  'id',
  'isAdmin',
  MARKER,
  '',
  'a.b',
  '0',
];

/** Bodies that are no JSON, or none that anybody describes. */
export const HOSTILE_BODIES: readonly { type: string; text: string }[] = [
  { type: 'application/json', text: '' },
  { type: 'application/json', text: `{"${MARKER}` },
  { type: 'application/json', text: '{"a":1}{"a":2}' },
  { type: 'application/json', text: '{"a":1,}' },
  { type: 'application/json', text: 'NaN' },
  { type: 'application/json', text: `"${MARKER}"` },
  { type: 'application/json', text: '0' },
  { type: 'application/json', text: 'null' },
  { type: 'application/json', text: '[]' },
  { type: 'application/json', text: '{}' },
  { type: 'application/json', text: '\ufeff{}' },
  { type: 'application/json', text: '{"a":"\\ud800"}' },
  { type: 'application/json', text: '{"a":1,"a":2}' },
  { type: 'application/json', text: '['.repeat(20_000) + ']'.repeat(20_000) },
  { type: 'application/json', text: `{"${'k'.repeat(50_000)}":1}` },
  { type: 'application/json; charset=utf-16', text: '{}' },
  { type: 'application/json;;;', text: '{}' },
  { type: 'application/vnd.api+json', text: '{}' },
  { type: 'application/x-www-form-urlencoded', text: `a=${MARKER}&__proto__[b]=1` },
  { type: 'multipart/form-data; boundary=x', text: `--x\r\n\r\n${MARKER}\r\n--x--` },
  { type: 'application/xml', text: '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>' },
  { type: 'text/plain', text: MARKER },
  { type: 'application/octet-stream', text: `%PDF-1.4 ${MARKER}` },
  { type: 'application/x-ndjson', text: `{"${MARKER}":1}\n{` },
  { type: '', text: MARKER },
  { type: 'nonsense', text: MARKER },
];

/** Headers that a client may send whatever it calls. */
export const HOSTILE_HEADERS: readonly Record<string, string>[] = [
  { 'idempotency-key': MARKER },
  { 'idempotency-key': 'x'.repeat(300) },
  { 'idempotency-key': '00000000-0000-4000-8000-000000000000' },
  { 'x-request-id': `${MARKER} {"a"` },
  { 'x-forwarded-for': `${MARKER}, 1.2.3.4` },
  { 'x-forwarded-host': `${MARKER}/?#@` },
  { 'x-forwarded-proto': 'javascript' },
  { host: 'evil.example' },
  { host: '[::' },
  { origin: 'null' },
  { origin: 'http://[' },
  { 'if-none-match': `"${MARKER}` },
  { 'if-modified-since': 'yesterday' },
  { range: 'bytes=-1,5-2,99999999999999999999-' },
  { accept: 'text/;q=nonsense' },
  { 'accept-encoding': 'br;q=0,*;q=9' },
  { 'accept-language': `${MARKER};q=2,,` },
  { 'content-encoding': 'gzip' },
  { cookie: 'sid=%E0%A4%A; sid=s%3A; ;=' },
  { cookie: `language=${MARKER}; sid=${'x'.repeat(3000)}` },
  { authorization: `Bearer ${MARKER}` },
  { expect: '100-continue' },
];
