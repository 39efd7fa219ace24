/** Pages, one visitor's selection and appointment, a call, the staff area. */
const TARGETS = [
  '/',
  '/contact',
  '/privacy',
  '/booking?service=1&service=3',
  '/fr/booking?service=1',
  '/booking/appointment?id=ABCD2345&token=secret',
  '/api/promotions/active',
  '/admin/login',
];

const BEFORE = [
  '/',
  '//',
  '/.',
  '/..',
  '/x/..',
  '/%2e',
  '/%2E%2E',
  '/x/%2e%2e',
  '/x%2f..',
  '/%2f',
  '/%5c',
  '/\\',
  '//evil.example',
  '/\\evil.example',
  'http://evil.example/',
  'http://evil.example/.',
];

const BEHIND_THE_PATH = [
  '//',
  '/.',
  '/..',
  '/%2e',
  '%2F',
  '%5C',
  '\\',
  '#',
  '#/../contact',
  '%00',
  '%0a',
  '%0D%0ASet-Cookie:%20a=b',
  '%7f',
  '\u0001',
  '%',
  '%zz',
  '%c0%af',
];

function oddFormsOf(target: string): string[] {
  const [path = '', query] = target.split('?', 2);
  const asked = query === undefined ? '' : `?${query}`;
  return [
    ...BEFORE.map((before) => before + target),
    ...BEHIND_THE_PATH.map((behind) => path + behind + asked),
  ];
}

/** Addresses that one program may read as one thing and the next as another, by what they resemble. */
export const ODD_TARGETS: [resembled: string, odd: string[]][] = TARGETS.map((target) => [
  target,
  oddFormsOf(target),
]);
