import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Shell } from './shell.ts';

// oxlint-disable-next-line node/no-process-env -- a test that needs the machine's programs
const { PATH } = process.env;

let folder: string;
let shell: Shell;

beforeEach(() => {
  folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'shell-')));
  shell = new Shell(folder, { PATH, WHO: 'garage' });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('a shell', () => {
  it('goes on where the last command has led', async () => {
    await shell.run('mkdir site && cd site');
    expect(shell.folder).toBe(path.join(folder, 'site'));
    expect(await shell.run('pwd')).toBe(`${folder}/site\n`);
  });

  it('takes commands of several lines, and knows nothing but the environment that it was given', async () => {
    await shell.run('cat >file <<END\nWHO=$WHO HOME=$HOME\nEND');
    expect(await shell.run('cat file')).toBe('WHO=garage HOME=\n');
  });

  it('tells how a command has ended, and what it said', async () => {
    const { status, printed, complaints } = await shell.type('echo yes; echo no >&2; (exit 3)');
    expect([status, printed, complaints]).toEqual([3, 'yes\n', 'no\n']);
    await expect(shell.run('echo why >&2; (exit 3)')).rejects.toThrow(/ended with 3: .*\n.*why/);
  });
});
