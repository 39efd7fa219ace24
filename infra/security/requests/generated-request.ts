import { MAIN_ADMIN_ID } from '@garage/contracts/auth';
import * as fc from 'fast-check';
import { HOSTILE_BODIES, HOSTILE_HEADERS, HOSTILE_TEXTS } from './hostile-values.ts';
import { collectionOf, type Knowledge } from './knowledge.ts';
import { jsonText, mutated, mutations } from './mutations.ts';
import type { Operation, Parameter } from './operations.ts';
import type { Scene } from './scene.ts';
import { valuesOf } from './schema-values.ts';

/** As it goes over the wire. */
export interface GeneratedRequest {
  method: string;
  /** Path and query. */
  target: string;
  headers: Record<string, string>;
  body: string | null;
}

/** Which value a parameter gets: one that exists, or one that is given. */
type Choice = { known: number } | { value: unknown };
/** By the parameter's name. */
type Choices = Record<string, Choice | undefined>;

/** Requests to an operation: mostly right with one or two things wrong, now and then right, now and then nonsense. */
export function requestsTo(
  operation: Operation,
  { bodies, parameters }: Scene,
  knowledge: Knowledge,
): fc.Arbitrary<GeneratedRequest> {
  return fc
    .record({
      path: choicesOf(operation, 'path', parameters),
      query: choicesOf(operation, 'query', parameters),
      header: choicesOf(operation, 'header', parameters),
      more: fc.oneof({ weight: 6, arbitrary: fc.constant({}) }, fc.constantFrom(...HOSTILE_HEADERS)),
      stranger: fc.oneof({ weight: 8, arbitrary: fc.constant('') }, strangeQuery),
      body: bodiesOf(operation, bodies[operation.name] ?? []),
    })
    .map(({ path, query, header, more, stranger, body }) => ({
      method: operation.method,
      target: targetOf(operation, knowledge, path, valuesOfChoices(query, knowledge), stranger),
      headers: {
        ...Object.fromEntries(
          valuesOfChoices(header, knowledge).map(([name, value]) => [name, headerText(value)]),
        ),
        ...body?.headers,
        ...more,
      },
      body: body?.text ?? null,
    }));
}

const strangeQuery = fc.constantFrom(
  '?=',
  '?%',
  '?a[]=1&a[b]=2',
  '?__proto__[x]=1',
  '?from=1&from=2',
  `?${'a=1&'.repeat(1500)}`,
  '?%ff=%00',
);

function choicesOf(
  { parameters }: Operation,
  place: Parameter['in'],
  known: Scene['parameters'],
): fc.Arbitrary<Choices> {
  const choices = parameters
    .filter((parameter) => parameter.in === place)
    .map((parameter) => [parameter.name, choiceOf(parameter, known[parameter.name] ?? [])] as const);
  return fc.record(Object.fromEntries(choices));
}

function choiceOf(
  { name, in: place, required, schema }: Parameter,
  examples: (string | number)[],
): fc.Arbitrary<Choice | undefined> {
  const value = (arbitrary: fc.Arbitrary<unknown>, weight: number) => ({
    weight,
    arbitrary: arbitrary.map((given): Choice | undefined => ({ value: given })),
  });
  const isName = place === 'path';
  return fc.oneof(
    ...(isName
      ? [{ weight: 6, arbitrary: fc.nat({ max: 19 }).map((known): Choice | undefined => ({ known })) }]
      : []),
    ...(examples.length > 0 ? [value(fc.constantFrom(...examples), 6)] : []),
    value(valuesOf(schema ?? { type: 'string' }, name), isName ? 1 : 4),
    value(fc.constantFrom(...HOSTILE_TEXTS.filter((text) => text.length < 3000)), 2),
    ...(required ? [] : [{ weight: 3, arbitrary: fc.constant<Choice | undefined>(undefined) }]),
  );
}

interface Body {
  headers: Record<string, string>;
  text: string;
}

function bodiesOf({ method, body }: Operation, examples: unknown[]): fc.Arbitrary<Body | null> {
  if (method === 'GET') return fc.constant(null);
  const type = body?.type ?? 'application/json';
  const nonsense = fc.constantFrom(...HOSTILE_BODIES).map((sent) => bodyOf(sent.type, sent.text));
  if (!body && examples.length === 0) {
    return fc.oneof({ weight: 4, arbitrary: fc.constant<Body | null>(null) }, nonsense);
  }
  if (type !== 'application/json') {
    const texts = fc.constantFrom('', 'nonsense', ...examples.map(String));
    return fc.oneof({ weight: 3, arbitrary: texts.map((text) => bodyOf(type, text)) }, nonsense);
  }
  const right = fc.oneof(
    ...(body ? [{ weight: 1, arbitrary: valuesOf(body.schema) }] : []),
    ...(examples.length > 0 ? [{ weight: 1, arbitrary: fc.constantFrom(...examples) }] : []),
  );
  const wrong = fc
    .tuple(right, fc.array(mutations, { maxLength: 2 }))
    .map(([value, changes]) => bodyOf(type, jsonText(mutated(value, changes))));
  return fc.oneof({ weight: 8, arbitrary: wrong }, nonsense);
}

function bodyOf(type: string, text: string): Body {
  return { headers: type ? { 'content-type': type } : {}, text };
}

function targetOf(
  { path }: Operation,
  knowledge: Knowledge,
  names: Choices,
  query: [string, unknown][],
  stranger: string,
): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (mark, name: string, offset: number) =>
    encoded(valueOf(names[name], collectionOf(path.slice(0, offset)), knowledge) ?? mark),
  );
  const asked = query.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join('&');
  return filled + (stranger || (asked && `?${asked}`));
}

function valuesOfChoices(choices: Choices, knowledge: Knowledge): [string, unknown][] {
  return Object.entries(choices)
    .map(([name, choice]): [string, unknown] => [name, valueOf(choice, name, knowledge)])
    .filter(([, value]) => value !== undefined);
}

/** What a header cannot carry no client can send. */
function headerText(value: unknown): string {
  return textOf(value)
    .replaceAll(/[^\x20-\x7e]/g, '?')
    .slice(0, 2000);
}

const NOBODY = 2_000_000_000;

/** Where no id is known yet, one that does not exist. Nobody may happen upon the account that makes the others. */
function valueOf(choice: Choice | undefined, collection: string, knowledge: Knowledge): unknown {
  if (choice === undefined) return undefined;
  if ('known' in choice) return knowledge.id(collection, choice.known) ?? NOBODY;
  return choice.value === MAIN_ADMIN_ID ? NOBODY : choice.value;
}

/** Percent-encoded. Half a character cannot be, and becomes the sign for that. */
function encoded(value: unknown): string {
  const text = textOf(value);
  // A client would take these two away before it asks.
  return /^\.\.?$/.test(text)
    ? text.replaceAll('.', '%2E')
    : encodeURIComponent(Buffer.from(text).toString());
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
