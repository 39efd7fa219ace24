import path from 'node:path';
import type { Part } from './parts.ts';

const COMPILED = ['contracts', 'shared', 'auth', 'content', 'contact'];

/** One watching compiler per workspace; services restart by themselves when their `dist` changes. */
export function planCompilers(root: string): Part[] {
  return COMPILED.map((name) => ({
    name: `compile-${name}`,
    args: [
      path.join(root, 'node_modules/typescript/bin/tsc'),
      '--watch',
      '--preserveWatchOutput',
      '-p',
      'tsconfig.build.json',
    ],
    cwd: path.join(root, 'services', name),
    env: { PATH: process.env['PATH'] },
    isNotice: (line: string) => / error TS\d+:/.test(line),
  }));
}
