import * as fc from 'fast-check';
import { HOSTILE_NAMES, HOSTILE_VALUES, withRawNumbers } from './hostile-values.ts';

/** One thing that is changed in a body that was right. */
export interface Mutation {
  kind: 'replace' | 'remove' | 'add' | 'repeat' | 'wrap';
  /** Which place of the body, counted through all of them. */
  place: number;
  value: unknown;
  name: string;
}

export const mutations: fc.Arbitrary<Mutation> = fc.record({
  kind: fc.oneof(
    { weight: 6, arbitrary: fc.constant('replace' as const) },
    fc.constantFrom('remove' as const, 'add' as const, 'repeat' as const, 'wrap' as const),
  ),
  place: fc.nat(),
  value: fc.constantFrom(...HOSTILE_VALUES),
  name: fc.constantFrom(...HOSTILE_NAMES),
});

type Holder = Record<string, unknown>;

interface Place {
  holder: Holder;
  key: string;
}

/** The body with the changes made one after the other; the original stays as it is. */
export function mutated(body: unknown, changes: readonly Mutation[]): unknown {
  const root = { body: structuredClone(body) } as Holder;
  for (const change of changes) {
    const places = placesOf(root);
    const place = places[change.place % places.length];
    if (place) apply(place, change);
  }
  return root['body'];
}

function placesOf(holder: Holder): Place[] {
  return Object.keys(holder).flatMap((key) => {
    const value = holder[key];
    const inner = isHolder(value) ? placesOf(value) : [];
    return [{ holder, key }, ...inner];
  });
}

function isHolder(value: unknown): value is Holder {
  return typeof value === 'object' && value !== null;
}

function apply({ holder, key }: Place, { kind, value, name }: Mutation): void {
  const present = holder[key];
  if (kind === 'replace') set(holder, key, structuredClone(value));
  else if (kind === 'remove') delete holder[key];
  else if (kind === 'wrap') set(holder, key, [present]);
  else if (kind === 'repeat')
    set(
      holder,
      key,
      Array.from({ length: isSmall(present) ? 300 : 2 }, () => present),
    );
  else if (isHolder(present)) set(present, name, structuredClone(value));
}

function isSmall(value: unknown): boolean {
  return (JSON.stringify(value) ?? '').length < 1000;
}

/** Also `__proto__` becomes a property, as a parser of JSON makes it. */
function set(holder: Holder, key: string, value: unknown): void {
  Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true });
}

/** JSON text of whatever came out; nothing for what was removed as a whole. */
export function jsonText(value: unknown): string {
  return withRawNumbers(JSON.stringify(value) ?? '');
}
