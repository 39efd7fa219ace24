import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { MEMORY_FLAGS, SMALL_HEAP, WEB_MEMORY_FLAGS } from '../local/parts.ts';

const LINES = readFileSync(new URL('Dockerfile', import.meta.url), 'utf8').split('\n');

/** The flags with which Node starts in the image of a stage: those of every image, and those of its command. */
function nodeFlags(stage: string): string[] {
  const inheriting = LINES.findIndex((line) => line === `FROM runtime AS ${stage}`);
  const command = LINES.slice(inheriting).find((line) => line.startsWith('CMD '));
  const options = LINES.find((line) => line.startsWith('ENV NODE_OPTIONS='));
  if (inheriting < 0 || !command || !options) throw new Error(`${stage} does not start Node as expected`);
  const [program, ...args] = JSON.parse(command.replace('CMD ', '')) as string[];
  expect(program).toBe('node');
  return [...options.replace('ENV NODE_OPTIONS=', '').split(' '), ...args].filter(
    (argument) => argument.startsWith('--') && argument !== '--import',
  );
}

it.each([
  ['service', MEMORY_FLAGS],
  ['web', WEB_MEMORY_FLAGS],
  ['mail-catcher', [SMALL_HEAP]],
])('the image starts %s with the flags that keep it small where no container is', (stage, flags) => {
  expect(nodeFlags(stage)).toEqual(flags);
});
