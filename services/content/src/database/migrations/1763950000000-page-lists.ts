import type { MigrationInterface, QueryRunner } from 'typeorm';

interface StoredPage {
  page: string;
  version: number;
  values: Record<string, unknown>;
}

const SUFFIXES = { de: '', en: 'En', fr: 'Fr', it: 'It', pt: 'Pt' };
type Localized = Partial<Record<keyof typeof SUFFIXES, string>>;

/** Gallery and offers become flat fields like all pages, and every list says its order. */
export class PageLists1763950000000 implements MigrationInterface {
  name = 'PageLists1763950000000';

  async up(runner: QueryRunner): Promise<void> {
    await rewrite(runner, withOrder);
  }

  async down(runner: QueryRunner): Promise<void> {
    await rewrite(runner, withoutOrder);
  }
}

async function rewrite(
  runner: QueryRunner,
  change: (page: string, values: Record<string, unknown>) => Record<string, unknown>,
): Promise<void> {
  const stored: StoredPage[] = await runner.query(
    `SELECT page, version, "values" FROM content.page_records
      WHERE page IN ('hero', 'services', 'team', 'gallery', 'offers')`,
  );
  for (const { page, version, values } of stored) {
    await runner.query('UPDATE content.page_records SET "values" = $3 WHERE page = $1 AND version = $2', [
      page,
      version,
      change(page, values),
    ]);
  }
}

function withOrder(page: string, values: Record<string, unknown>): Record<string, unknown> {
  const items = (values['items'] ?? []) as Record<string, unknown>[];
  const ofItems = () => items.map((_item, index) => index + 1).join(',');
  switch (page) {
    case 'hero':
      return { ...values, slideOrder: numbered(6, (entry) => values[slideName(entry)]) };
    case 'services':
      return { ...values, serviceOrder: numbered(12, (entry) => values[`service${entry}Title`]) };
    case 'team':
      return { ...values, memberOrder: numbered(7, (entry) => values[`member${entry}Name`]) };
    case 'gallery':
      return Object.assign(
        { pictureOrder: ofItems() },
        ...items.map(({ key, alt }, index) => ({
          [`picture${index + 1}Image`]: key,
          ...flat(`picture${index + 1}Alt`, alt as Localized),
        })),
      ) as Record<string, unknown>;
    default:
      return Object.assign(
        { offerOrder: ofItems() },
        ...items.map(({ image, title, description }, index) => ({
          [`offer${index + 1}Image`]: image,
          ...flat(`offer${index + 1}Title`, title as Localized),
          ...flat(`offer${index + 1}Description`, description as Localized),
        })),
      ) as Record<string, unknown>;
  }
}

function withoutOrder(page: string, values: Record<string, unknown>): Record<string, unknown> {
  const entries = (field: string) => ((values[field] ?? '') as string).split(',').filter(Boolean).map(Number);
  if (page === 'gallery') {
    return {
      items: entries('pictureOrder').map((entry) => ({
        key: values[`picture${entry}Image`],
        alt: localized(`picture${entry}Alt`, values),
      })),
    };
  }
  if (page === 'offers') {
    return {
      items: entries('offerOrder').map((entry) => ({
        id: entry,
        image: values[`offer${entry}Image`],
        title: localized(`offer${entry}Title`, values),
        description: localized(`offer${entry}Description`, values),
      })),
    };
  }
  const { slideOrder: _slides, serviceOrder: _services, memberOrder: _members, ...rest } = values;
  return rest;
}

function numbered(count: number, isThere: (entry: number) => unknown): string {
  return Array.from({ length: count }, (_each, index) => index + 1)
    .filter(isThere)
    .join(',');
}

function slideName(entry: number): string {
  return entry === 1 ? 'backgroundImage' : `slide${entry}Image`;
}

function flat(field: string, text: Localized): Record<string, string> {
  return Object.fromEntries(
    Object.entries(SUFFIXES).map(([language, suffix]) => [
      field + suffix,
      text[language as keyof typeof SUFFIXES] ?? '',
    ]),
  );
}

function localized(field: string, values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(SUFFIXES)
      .map(([language, suffix]) => [language, values[field + suffix]])
      .filter(([language, text]) => language === 'de' || text),
  );
}
