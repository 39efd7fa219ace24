import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import { gapsOf } from './floor-gaps.ts';

interface Refused {
  name: string;
  message: string;
}

/** What our own records or the language call so, too: any single word, and these. */
const OTHERS = new Set(['flatMap', 'fullName', 'isActive', 'isNaN', 'playEffect', 'postalCode']);
const saysEnough = (name: string) => /[A-Z]/.test(name) && !OTHERS.has(name);
const lackedBy = (gaps: string[]) => `Lacked by ${gaps.join(', ')} (web/browser-floor.ts).`;

const globals: Refused[] = [];
const statics: { object: string; property: string; message: string }[] = [];
/** Members that no object of the browser has in every browser of the floor. */
const members = new Map<string, string[]>();
const known = new Set<string>();

for (const [api, { __compat, ...inside }] of Object.entries(bcd.api)) {
  const gaps = gapsOf(__compat);
  if (gaps.length > 0) globals.push({ name: api, message: lackedBy(gaps) });
  for (const [member, { __compat: compat }] of Object.entries(inside)) {
    const [, name = '', isStatic] = /^(\w+?)(_static)?$/.exec(member) ?? [];
    const missing = gapsOf(compat);
    if (missing.length === 0) known.add(name);
    else if (isStatic) statics.push({ object: api, property: name, message: lackedBy(missing) });
    else if (saysEnough(name)) members.set(name, missing);
  }
}

/**
 * What browsers themselves have come to offer since the floor, by MDN's data, as rules of the linter: names, `AbortSignal.any`,
 * and members with a name that says enough, such as `adoptedStyleSheets`. It does not see `inert`.
 */
export const FLOOR_RULES = {
  'no-restricted-globals': ['error' as const, ...globals],
  'no-restricted-properties': [
    'error' as const,
    ...statics,
    ...[...members]
      .filter(([name]) => !known.has(name))
      .map(([property, gaps]) => ({ property, message: lackedBy(gaps) })),
  ],
};
