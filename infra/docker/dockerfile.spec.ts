import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { MEMORY_FLAGS } from '../local/parts.ts';

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

it('starts the services with the flags that keep them small where no container is', () => {
  expect(nodeFlags('service')).toEqual(MEMORY_FLAGS);
});

it.each(['web', 'mail-catcher'])('keeps only the young generation of %s small, as there', (stage) => {
  expect(nodeFlags(stage)).toEqual(MEMORY_FLAGS.slice(0, 1));
});
