import * as fc from 'fast-check';
import type { Schema } from './operations.ts';

const DAY_MS = 86_400_000;
/** Longer ones are among the hostile values; here they would only take time. */
const LONGEST_TEXT = 60;
const LONGEST_LIST = 3;
const DEEPEST = 4;

const day = fc.integer({ min: -40, max: 400 }).map((ahead) => dayAfter(ahead));
const time = fc.integer({ min: 0, max: 95 }).map((quarter) => {
  const [hours, minutes] = [Math.floor(quarter / 4), (quarter % 4) * 15];
  return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
});
const email = fc.constantFrom('regula@example.ch', 'juerg.mueller@example.com', 'o.neill+auto@example.org');
const url = fc.constantFrom('https://example.ch/', 'https://widgets.example.com/a.js?b=1#c');
const words = fc.constantFrom(
  'Regula Ammann',
  'Bremsen vorne links',
  'Grüezi, mein Wagen quietscht.',
  'ZH 123 456',
  'été, année, où',
  'a',
);

export function dayAfter(days: number): string {
  return new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
}

/** Values that the schema allows; where it says little, the name of the property says what is meant. */
export function valuesOf(schema: Schema, name = '', depth = 0): fc.Arbitrary<unknown> {
  const values = notNull(schema, name, depth);
  return schema.nullable ? fc.oneof({ weight: 9, arbitrary: values }, fc.constant(null)) : values;
}

function notNull(schema: Schema, name: string, depth: number): fc.Arbitrary<unknown> {
  if (schema.enum && schema.enum.length > 0) return fc.constantFrom(...schema.enum);
  const variants = schema.oneOf ?? schema.anyOf;
  if (variants) return fc.oneof(...variants.map((variant) => valuesOf(variant, name, depth)));
  if (schema.allOf) {
    return fc
      .tuple(...schema.allOf.map((part) => valuesOf(part, name, depth)))
      .map((parts) => Object.assign({}, ...parts) as unknown);
  }
  switch (schema.type) {
    case 'string':
      return textsOf(schema, name);
    case 'integer':
      return fc.integer(boundsOf(schema));
    case 'number':
      return fc.double({ ...boundsOf(schema), noNaN: true, noDefaultInfinity: true });
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(valuesOf(schema.items ?? {}, name, depth + 1), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? LONGEST_LIST, Math.max(LONGEST_LIST, schema.minItems ?? 0)),
      });
    case 'object':
      return objectsOf(schema, depth);
    default:
      return schema.properties ? objectsOf(schema, depth) : fc.oneof(words, fc.integer(), fc.boolean());
  }
}

/** Names that a record goes by whose fields are not described: the languages of a text, mostly. */
const UNDESCRIBED = ['de', 'en', 'fr', 'title', 'enabled'];

function objectsOf(schema: Schema, depth: number): fc.Arbitrary<unknown> {
  const properties = schema.properties ?? {};
  if (depth >= DEEPEST) return fc.constant({});
  if (Object.keys(properties).length === 0) {
    return fc.dictionary(fc.constantFrom(...UNDESCRIBED), words, { maxKeys: 3 });
  }
  const required = (schema.required ?? []).filter((name) => name in properties);
  const values = Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [name, valuesOf(property, name, depth + 1)]),
  );
  return fc.record(values, { requiredKeys: required });
}

function boundsOf({ minimum = 0, maximum = 1000 }: Schema): { min: number; max: number } {
  return { min: minimum, max: Math.max(minimum, maximum) };
}

function textsOf(schema: Schema, name: string): fc.Arbitrary<string> {
  const { format, minLength = 0, maxLength = LONGEST_TEXT } = schema;
  if (format === 'email') return email;
  if (format === 'uri') return url;
  if (format === 'date') return day;
  if (maxLength === 5 && /time$/i.test(name)) return time;
  if (maxLength === 10) return day;
  if (maxLength === 7 && /color$/i.test(name)) return fc.constantFrom('#0a7f2b', '#FFFFFF');
  if (maxLength === 7) return day.map((text) => text.slice(0, 7));
  const atTheEdges = fc
    .constantFrom(minLength, Math.min(maxLength, 5000))
    .map((length) => 'Wort '.repeat(length).slice(0, length));
  return fc.oneof(
    { weight: 8, arbitrary: words.map((text) => text.padEnd(minLength, '.').slice(0, maxLength)) },
    atTheEdges,
  );
}
