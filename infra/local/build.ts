import { spawn } from 'node:child_process';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { LogFile } from './log-file.ts';

/** Builds what has changed since the last build; says nothing unless it fails. */
export async function build(root: string, dataDir: string, projects: string[]): Promise<void> {
  const log = new LogFile(dataDir, 'build');
  const child = spawn(
    process.execPath,
    [path.join(root, 'node_modules/nx/dist/bin/nx.js'), 'run-many', '-t', 'build', '-p', ...projects],
    {
      cwd: root,
      env: { ...process.env, NX_TUI: 'false', NODE_ENV: 'production', FORCE_COLOR: '0' },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      const plain = stripVTControlCharacters(text); // some tools colour whatever they are told
      output += plain;
      log.write(plain.trimEnd());
    });
  }
  const exitCode = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject).once('close', resolve);
  });
  if (exitCode !== 0) throw new Error(`The build failed:\n${output}`);
}
