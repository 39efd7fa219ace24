import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';

/** Speaks to Postgres, but not about tables: its notifications. */
const WITHOUT_TABLES = new Set(['live/live-changes.ts']);
/** Tables of another room that a statement needs; the file says why. */
const NEEDED_ELSEWHERE = new Set([
  'customers/stored-customers.repository.ts: appointments',
  'customers/stored-customers.repository.ts: contact_messages',
  'documents/documents.repository.ts: appointments',
  'documents/stored-documents.repository.ts: appointments',
]);

interface Source {
  file: string;
  /** The folder in which it stands; a folder with a module is a room, any other one a library. */
  room: string;
  text: string;
}

const sources: Source[] = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('spec.ts'))
  .map((file) => ({
    file,
    room: file.includes('/') ? file.split('/')[0]! : '',
    text: readFileSync(path.join(import.meta.dirname, file), 'utf8'),
  }));
const sourceOf = new Map(sources.map((source) => [source.file, source]));
/** What each room says in the `exports` of its module. */
const exportsOf = new Map(
  sources
    .filter(({ file, room }) => file === `${room}/${room}.module.ts`)
    .map(({ room, text }) => [
      room,
      new Set((/exports: \[([^\]]*)\]/.exec(text)?.[1] ?? '').match(/\w+/g) ?? []),
    ]),
);

/** Files of other rooms that a file imports, for their types, too. */
function importedFromOthers({ file, room, text }: Source): Source[] {
  return [...text.matchAll(/from '(\.[^']+)\.js'/g)]
    .map(([, specifier]) => sourceOf.get(path.join(path.dirname(file), `${specifier}.ts`)))
    .filter((source) => source !== undefined)
    .filter((source) => source.room !== room && exportsOf.has(source.room));
}

/** Classes that Nest hands out, where they come from. */
function providersIn({ text }: Source): string[] {
  return [...text.matchAll(/@(?:Injectable|Controller)\([^)]*\)\s+export class (\w+)/g)].map(
    ([, name]) => name!,
  );
}

function isClosed(source: Source): boolean {
  if (/\.(?:controller|dto)\.ts$/.test(source.file)) return true;
  return providersIn(source).some((name) => !exportsOf.get(source.room)!.has(name));
}

/** Which rooms each room uses. */
function neededRooms(): Map<string, Set<string>> {
  const needs = new Map([...exportsOf.keys()].map((room) => [room, new Set<string>()]));
  for (const source of inRooms) {
    for (const { room } of importedFromOthers(source)) needs.get(source.room)!.add(room);
  }
  return needs;
}

/** All that a room leads to, over others as well. */
function reachedFrom(room: string, needs: Map<string, Set<string>>, seen = new Set<string>()): Set<string> {
  for (const next of needs.get(room) ?? []) {
    if (!seen.has(next)) reachedFrom(next, needs, seen.add(next));
  }
  return seen;
}

const inRooms = sources.filter(({ room }) => exportsOf.has(room));

describe('the rooms of the contact service', () => {
  it('are found at all', () => {
    expect(exportsOf.size).toBeGreaterThan(10);
    expect(inRooms.flatMap(importedFromOthers).length).toBeGreaterThan(50);
  });

  it('use of each other what a module exports, and plain functions and types', () => {
    const reached = inRooms
      .filter(({ file }) => !file.endsWith('.module.ts'))
      .flatMap((source) =>
        importedFromOthers(source)
          .filter((other) => isClosed(other) || other.file.endsWith('.module.ts'))
          .map((other) => `${source.file} → ${other.file}`),
      );
    expect(reached).toEqual([]);
  });

  it('need each other in one direction only', () => {
    const needs = neededRooms();
    // Takes away whoever needs nobody that is left; who remains stands in a circle.
    for (let isDone = false; !isDone;) {
      const free = [...needs].filter(([, needed]) => [...needed].every((room) => !needs.has(room)));
      for (const [room] of free) needs.delete(room);
      isDone = free.length === 0;
    }
    expect([...needs.keys()]).toEqual([]);
  });

  it('are drawn in CONTRIBUTING with the arrows that do not follow from others', () => {
    const text = readFileSync(path.join(import.meta.dirname, '../../../CONTRIBUTING.md'), 'utf8');
    const picture = /```mermaid\nflowchart BT\n([^`]*)```/.exec(text)?.[1] ?? '';
    const drawn = [...picture.matchAll(/^ {2}(\S+) --> (.+)$/gm)].flatMap(([, from, to]) =>
      to!.split(' & ').map((room) => `${from} --> ${room}`),
    );
    const needs = neededRooms();
    const arrows = [...needs].flatMap(([room, needed]) => {
      const follows = new Set([...needed].flatMap((next) => [...reachedFrom(next, needs)]));
      return [...needed].filter((next) => !follows.has(next)).map((next) => `${room} --> ${next}`);
    });
    expect(drawn).toEqual(arrows.toSorted());
    expect([...needs.keys()].filter((room) => !text.includes(`\`${room}\``))).toEqual([]);
  });

  it('speak to the database in repositories', () => {
    const speaking = inRooms.filter(
      ({ file, text }) =>
        /\bDataSource\b|\.query[(<]/.test(text) &&
        !file.endsWith('.repository.ts') &&
        !WITHOUT_TABLES.has(file),
    );
    expect(speaking.map(({ file }) => file)).toEqual([]);
  });

  it('keep their tables to themselves', () => {
    const named = inRooms.flatMap(({ file, room, text }) =>
      [
        ...text.matchAll(/\bcontact\.([a-z_]+)\b(?!\()/g),
        ...text.matchAll(/@Entity\(\{ schema: 'contact', name: '(\w+)'/g),
      ].map(([, table]) => ({ file, room, table: table! })),
    );
    const roomsOf = new Map<string, Set<string>>();
    for (const { file, room, table } of named) {
      if (!NEEDED_ELSEWHERE.has(`${file}: ${table}`)) {
        roomsOf.set(table, (roomsOf.get(table) ?? new Set()).add(room));
      }
    }
    expect(roomsOf.size).toBeGreaterThan(12);
    expect([...roomsOf].filter(([, rooms]) => rooms.size > 1)).toEqual([]);
  });
});
