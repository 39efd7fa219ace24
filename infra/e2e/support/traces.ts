import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ContentArchive, SiteContents } from '@garage/contracts/content-archive';
import { pictureNames } from '@garage/contracts/editor-pages';
import type { EditorPage } from '@garage/contracts/editors';
import type { GarageFacts } from '@garage/contracts/garage';

/** Something by which the garage that a new installation shows would be recognised. */
export interface Trace {
  what: string;
  pattern: RegExp;
}

/** What any garage may be called or say: no trace, for this reason. */
const COMMON: [reason: string, word: RegExp][] = [
  ['what garages are called', /^garage$/i],
  ['the legal form of a company', /^(?:ag|sa|gmbh|sàrl|ltd)$/i],
];
/** Shorter than this, a piece of a text is a label that other garages have, too: «Kontakt», «Unser Team». */
const SHORTEST_PIECE = 14;
/** What the product itself says to visitors, staff and readers of mails, whoever runs it: no trace either. */
const INTERFACE_TEXTS = [
  'web/src/**/locales/*.json',
  'web/src/locales/*.json',
  'services/*/src/**/locales/*.json',
];
const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/**
 * Every trace of the contents of a new installation, derived from these: whoever adds a text, a person or a picture to
 * the default garage has it searched for.
 */
export function tracesOf(contents: SiteContents): Trace[] {
  return [
    ...ofFacts(contents.garage),
    ...ofPeople(contents),
    ...ofPictures(contents),
    ...ofAddresses(contents),
    ...ofTexts(contents),
  ];
}

/** What of the traces is in the text, as a reader of HTML, JSON or an address would see it. */
export function tracesIn(text: string, traces: readonly Trace[]): string[] {
  const read = legible(text);
  return traces.flatMap(({ what, pattern }) => {
    const at = read.search(pattern);
    return at === -1 ? [] : [`${what}: …${read.slice(Math.max(0, at - 40), at + 60)}…`];
  });
}

/** The contents that a file of all content begins with. */
export function contentsOf(file: string): SiteContents {
  return JSON.parse(file.slice(0, file.indexOf('\n'))) as ContentArchive;
}

function ofFacts({
  name,
  tagline,
  brands,
  foundedYear,
  address,
  phone,
  email,
  location,
}: GarageFacts): Trace[] {
  const [street = ''] = address.street.split(/ \d/);
  return [
    ...[name, ...nameParts(name)].map((part) => word('name', part)),
    word('tagline', tagline),
    ...brands.flatMap((brand) => [word('brand', brand), word('brand', withoutAccents(brand))]),
    word('year of foundation', String(foundedYear)),
    word('street', street),
    word('town', address.city),
    word('postal code', address.postalCode),
    telephone(phone),
    word('e-mail', email),
    ...Object.values(location ?? {}).map((degrees) => word('place on the map', String(degrees))),
  ];
}

/** Who works there, with the numbers on which each is called. */
function ofPeople({ pages }: SiteContents): Trace[] {
  const team = Object.entries(pages.team as Record<string, string>);
  return team.flatMap(([field, value]) => {
    if (/^member\d+Name$/.test(field))
      return [value, value.split(' ').at(-1) ?? value].map((part) => word('person', part));
    return /^member\d+Phone$/.test(field) ? [telephone(value)] : [];
  });
}

/** The pictures that come with an installation, by the names of their files. */
function ofPictures({ pages }: SiteContents): Trace[] {
  const keys = Object.entries(pages).flatMap(([page, values]) =>
    pictureNames(page as EditorPage, values as Record<string, string>).map(
      (name) => (values as Record<string, string>)[name] ?? '',
    ),
  );
  return distinct(keys).map((key) => ({
    what: 'picture',
    pattern: new RegExp(`/pictures/${escaped(key)}-`),
  }));
}

/** Other sites, and mailboxes: the host says whose they are. */
function ofAddresses(contents: SiteContents): Trace[] {
  const hosts = stringsIn(contents).flatMap((value) =>
    [...value.matchAll(/(?:https:\/\/|@)([\w-]+(?:\.[\w-]+)+)/g)].map(([, host = '']) => host),
  );
  return distinct(hosts).map((host) => word('host', host));
}

/** Whole texts line by line and sentence by sentence, since pages make paragraphs and lists of them. */
function ofTexts({ pages, promotions, garage }: SiteContents): Trace[] {
  const ours = interfaceTexts().join('\n').toLowerCase();
  const pieces = stringsIn([pages, promotions, garage.description, garage.closures])
    .flatMap((text) => text.split(/\{\{\w+\}\}|\n|(?<=[.!?:;]) /u))
    .map((piece) => piece.replace(/^[#\s-]+|[\s,]+$/g, ''))
    .filter(
      (piece) =>
        piece.length >= SHORTEST_PIECE && /\p{L} \p{L}/u.test(piece) && !ours.includes(piece.toLowerCase()),
    );
  return distinct(pieces).map((piece) => word('text', piece));
}

function interfaceTexts(): string[] {
  const files = INTERFACE_TEXTS.flatMap((pattern) => globSync(pattern, { cwd: ROOT }));
  return files.flatMap((file) => stringsIn(JSON.parse(readFileSync(ROOT + file, 'utf8'))));
}

function nameParts(name: string): string[] {
  return name.split(/[\s&-]+/).filter((part) => !COMMON.some(([, common]) => common.test(part)));
}

/** As a whole; part of `Audiogerät` is no brand. A brand that is a word of English is written with a capital letter. */
function word(what: string, text: string): Trace {
  const flags = /^[A-Z]\p{L}{1,3}$/u.test(text) ? 'u' : 'iu';
  const left = /^[\p{L}\d]/u.test(text) ? '(?<![\\p{L}\\d])' : '';
  const right = /[\p{L}\d]$/u.test(text) ? '(?![\\p{L}\\d])' : '';
  return { what: `${what} «${text}»`, pattern: new RegExp(left + escaped(text) + right, flags) };
}

/** With country code or without, in any grouping. */
function telephone(number: string): Trace {
  const national = number.replace(/^\+\d\d/, '').replaceAll(/\D/g, '');
  const digits = national.split('').join('[ \\u00a0./()-]*');
  return {
    what: `telephone ${number}`,
    pattern: new RegExp(`(?:\\+\\d\\d|0)[ \\u00a0./()-]*(?:\\(0\\))?[ ]*${digits}`),
  };
}

/** Entities, escapes and percent signs undone, and every white space one space. */
function legible(text: string): string {
  return text
    .replaceAll(/\\u([0-9a-f]{4})/gi, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replaceAll(/&#x([0-9a-f]+);/gi, (_all, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll(/&#(\d+);/g, (_all, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll('&amp;', '&')
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll(/(?:%[0-9a-f]{2})+/gi, (encoded) => decoded(encoded))
    .replaceAll(/\s+/g, ' ');
}

function decoded(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded; // no text
  }
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(stringsIn) : [];
}

function distinct(values: string[]): string[] {
  return [...new Set(values)].filter(Boolean);
}

function withoutAccents(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '');
}

function escaped(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
}
