import { parseArgs } from 'node:util';
import { isLanguage } from '@garage/contracts/languages';
import lighthouse, { type Flags, type Result } from 'lighthouse';
import { chromium } from 'playwright-core';
import { freePort } from '../local/free-port.ts';
import { startStack } from '../e2e/support/stack.ts';
import { machineLoad } from './machine-load.ts';
import { publicPaths } from './public-paths.ts';
import { BROWSER, ensurePrograms, STACK_PROGRAMS } from '../test/programs.ts';

const FIRST_DEBUGGING_PORT = 19_222;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** `npm run bench:pages -- --runs 1 --only /contact`, or `--language fr` (as often as wanted) for all pages in it. */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    only: { type: 'string', multiple: true },
    language: { type: 'string', multiple: true, default: ['de'] },
  },
});
const languages = values.language.filter(isLanguage);

type Row = Record<string, number>;

function rowOf({ categories, audits }: Result): Row {
  const number = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const details = audits['network-requests']?.details;
  const items = details?.type === 'table' ? details.items : [];
  const kilobytes = (wanted: (type: unknown) => boolean) =>
    items
      .filter(({ resourceType }) => wanted(resourceType))
      .reduce((sum, { transferSize }) => sum + Number(transferSize), 0) / 1000;
  return {
    ...Object.fromEntries(
      CATEGORIES.map((name) => [name.slice(0, 4), Math.round((categories[name]?.score ?? 0) * 100)]),
    ),
    FCP: Math.round(number('first-contentful-paint')),
    LCP: Math.round(number('largest-contentful-paint')),
    TBT: Math.round(number('total-blocking-time')),
    CLS: Number(number('cumulative-layout-shift').toFixed(3)),
    KB: Math.round(kilobytes(() => true)),
    'JS KB': Math.round(kilobytes((type) => type === 'Script')),
  };
}

function median(rows: Row[]): Row {
  const names = Object.keys(rows[0] ?? {});
  return Object.fromEntries(
    names.map((name) => {
      const sorted = rows.map((row) => row[name] ?? Number.NaN).toSorted((one, other) => one - other);
      return [name, sorted[Math.floor(sorted.length / 2)] ?? Number.NaN];
    }),
  );
}

ensurePrograms([...STACK_PROGRAMS, BROWSER]);
const port = await freePort(FIRST_DEBUGGING_PORT);
const stack = await startStack();
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium-headless-shell',
  args: [
    `--remote-debugging-port=${port}`,
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-background-networking',
  ],
});
try {
  const flags: Flags = { port, logLevel: 'error', onlyCategories: [...CATEGORIES] };
  const table: Record<string, Row> = {};
  const all = await Promise.all(languages.map((language) => publicPaths(stack.url, language)));
  for (const path of values.only ?? all.flat()) {
    const rows: Row[] = [];
    for (let run = 0; run < Number(values.runs); run += 1) {
      const result = await lighthouse(stack.url + path, flags);
      if (!result || result.lhr.runtimeError) throw new Error(`${path} could not be measured`);
      rows.push(rowOf(result.lhr));
    }
    table[path] = median(rows);
    console.error(path, JSON.stringify(table[path]));
  }
  console.log(`Lighthouse, mobile defaults, median of ${values.runs}; ${machineLoad()}`);
  console.table(table);
} finally {
  await browser.close();
  await stack.stop();
}
