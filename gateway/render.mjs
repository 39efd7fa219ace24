// Turns the tables beside it into nginx maps: which service answers an address, and what an error
// page says. Runs when the image is built: node gateway/render.mjs <folder for the result>
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The longest prefix wins, and a prefix ends at a slash: `/api/contact` covers `/api/contact/1`, not
 * `/api/contacts`.
 *
 * @param {{ prefix: string, service: string }[]} routes
 */
export function renderRoutes(routes) {
  const lines = routes
    .toSorted((a, b) => b.prefix.length - a.prefix.length)
    .map(({ prefix, service }) => {
      const pattern = prefix === '/' ? 'default' : `~^${escapePattern(prefix)}(/|$)`;
      return `  ${pattern} \${${service.toUpperCase()}_ADDRESS};`;
    });
  return block('$uri $service_address', lines);
}

/**
 * What an error page says, and where its link leads: to the same address once more, or away from one that nobody
 * can read.
 *
 * @param {Record<string, { retry: string, home: string, reference: string } & Record<string, { title: string, text: string }>>} texts
 */
export function renderErrorTexts(texts) {
  const titles = [];
  const explanations = [];
  const wayTexts = [];
  const reference = [];
  for (const [language, { retry, home, reference: label, ...kinds }] of Object.entries(texts)) {
    reference.push(`  ${language} ${JSON.stringify(label)};`);
    for (const [kind, { title, text }] of Object.entries(kinds)) {
      titles.push(`  ${language}:${kind} ${JSON.stringify(title)};`);
      explanations.push(`  ${language}:${kind} ${JSON.stringify(text)};`);
      wayTexts.push(`  ${language}:${kind} ${JSON.stringify(kind === 'bad-request' ? home : retry)};`);
    }
  }
  return [
    block('$error_language:$error_kind $error_title', titles),
    block('$error_language:$error_kind $error_text', explanations),
    block('$error_kind $error_way', ['  default "";', '  bad-request $error_home;']),
    block('$error_language:$error_kind $error_way_text', wayTexts),
    block('$error_language $error_reference', reference),
  ].join('\n');
}

function block(variables, lines) {
  return `map ${variables} {\n${lines.join('\n')}\n}\n`;
}

function escapePattern(text) {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

function table(name) {
  return JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = process.argv[2] ?? '.';
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'routes.conf.template'), renderRoutes(table('routes.json')));
  writeFileSync(path.join(folder, 'error-texts.conf'), renderErrorTexts(table('error-texts.json')));
}
