import { readFileSync } from 'node:fs';

const PAGES = new URL('../../docs/', import.meta.url);
const BLOCK = /^```(?<language>\w*)\n(?<text>[^]*?)\n```$/gm;

/** A page of `infra/docs`. */
export function readPage(name: string): string {
  return readFileSync(new URL(name, PAGES), 'utf8');
}

/** Its commands, in their order: every block of it is one. */
export function commandsOf(page: string): string[] {
  return [...page.matchAll(BLOCK)].map(({ groups }) => {
    if (groups!['language'] !== 'sh') throw new Error(`a block is no command: ${groups!['text']}`);
    return groups!['text']!;
  });
}

/** What a drill says in the place of something that is only an example. */
export interface Replacement {
  example: string;
  here: string;
}

/** The commands as somebody types them here. Each example has to be there: otherwise the page has changed. */
export function fillIn(commands: readonly string[], replacements: readonly Replacement[]): string[] {
  for (const { example } of replacements) {
    if (!commands.some((command) => command.includes(example))) {
      throw new Error(`the page does not say ${example} any more`);
    }
  }
  return commands.map((command) =>
    replacements.reduce((text, { example, here }) => text.replaceAll(example, () => here), command),
  );
}
