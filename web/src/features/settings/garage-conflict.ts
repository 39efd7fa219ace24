import type { GarageFacts } from '@garage/contracts/garage';

export type Part = keyof GarageFacts;

/** The parts of the record that differ. */
export function differingParts(left: GarageFacts, right: GarageFacts): Part[] {
  return (Object.keys(left) as Part[]).filter((part) => canonical(left[part]) !== canonical(right[part]));
}

/** The other's record with the parts that were changed here. */
export function merged(base: GarageFacts, mine: GarageFacts, theirs: GarageFacts): GarageFacts {
  const own = Object.fromEntries(differingParts(base, mine).map((part) => [part, mine[part]]));
  return { ...theirs, ...own };
}

/** A part as one line that people can compare. */
export function inWords(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  if (Array.isArray(value)) return value.map(inWords).join('; ') || '–';
  if (typeof value !== 'object') return `${value as string | number}`;
  const { from, to, reason } = value as { from?: string; to?: string; reason?: unknown };
  if (from !== undefined && to !== undefined) return `${from}–${to}${reason ? ` ${inWords(reason)}` : ''}`;
  const filled = Object.values(value).filter((inner) => inWords(inner) !== '–');
  return filled.map(inWords).join(' · ') || '–';
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) => {
    if (inner === null || typeof inner !== 'object' || Array.isArray(inner))
      return inner === null ? '' : inner;
    const filled = Object.entries(inner).filter(([, each]) => each !== '' && each !== null);
    return Object.fromEntries([...filled].sort(([left], [right]) => left.localeCompare(right)));
  });
}
