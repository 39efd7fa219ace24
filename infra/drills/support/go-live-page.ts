import { readFileSync } from 'node:fs';

const PAGE = new URL('../../docs/go-live.md', import.meta.url);
const BLOCK = /^```(?<language>\w*)\n(?<text>[^]*?)\n```$/gm;

/** The page that leads from nothing to a site. */
export function goLivePage(): string {
  return readFileSync(PAGE, 'utf8');
}

/** Its commands, in their order: every block of it is one. */
export function commandsOf(page: string): string[] {
  return [...page.matchAll(BLOCK)].map(({ groups }) => {
    if (groups!['language'] !== 'sh') throw new Error(`a block is no command: ${groups!['text']}`);
    return groups!['text']!;
  });
}

/** What the drill says in the place of something that is only an example. */
export interface Replacement {
  example: string;
  here: string;
}

/** The commands as somebody types them here. Each example has to be there: otherwise the page has changed. */
export function fillIn(commands: readonly string[], replacements: readonly Replacement[]): string[] {
  for (const { example } of replacements) {
    if (!commands.some((command) => command.includes(example))) {
      throw new Error(`infra/docs/go-live.md does not say ${example} any more`);
    }
  }
  return commands.map((command) =>
    replacements.reduce((text, { example, here }) => text.replaceAll(example, () => here), command),
  );
}
