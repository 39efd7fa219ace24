import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { dayAfter } from '../requests/schema-values.ts';
import { findingsOf, type WapitiFinding, type WapitiReport } from './wapiti-report.ts';

/**
 * What strangers try first, without what asks servers outside (`nikto`, `wapp`, `ssrf`), guesses names by the thousand
 * (`buster`, `backup`) or goes by the time an answer takes (`blindsql`), which says little on a busy machine.
 */
const MODULES = [
  'cookieflags',
  'crlf',
  'csp',
  'csrf',
  'exec',
  'file',
  'http_headers',
  'permanentxss',
  'redirect',
  'sql',
  'xss',
];
/** Seconds for looking around, and for each module. */
const LOOKING = 45;
const ATTACKING = 10;
/** Calls that no link leads to; their parameters are tried like those of pages. */
const CALLS = [
  `/api/booking/availability?services=10&from=${dayAfter(3)}&to=${dayAfter(20)}&language=de`,
  '/api/booking/ABCD2345?token=secret',
  '/booking/appointment?id=ABCD2345&token=secret',
];

/** Lets wapiti loose on a site; it keeps nothing of earlier scans. */
export async function runWapiti(url: string): Promise<WapitiFinding[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'wapiti-'));
  const report = path.join(folder, 'report.json');
  try {
    await wapiti([
      `--url=${url}/`,
      ...CALLS.map((call) => `--start=${url}${call}`),
      '--scope=folder',
      // It asks for Brotli, but cannot read it.
      '--header=Accept-Encoding: identity',
      // Of pictures and the like a few are as good as all.
      '--max-files-per-dir=12',
      // Twelve boxes of the same name in every booking form.
      '--skip=service',
      `--module=${MODULES.join(',')}`,
      `--max-scan-time=${LOOKING}`,
      `--max-attack-time=${ATTACKING}`,
      '--timeout=10',
      '--no-bugreport',
      '--flush-session',
      `--store-session=${folder}`,
      `--store-config=${folder}`,
      '--verbose=1',
      '--format=json',
      `--output=${report}`,
    ]);
    return findingsOf(JSON.parse(readFileSync(report, 'utf8')) as WapitiReport);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function wapiti(args: string[]): Promise<void> {
  // Its findings are told apart by their words, which it would translate.
  const env = { ...process.env, LANG: 'C.UTF-8', LANGUAGE: 'en' };
  const child = spawn('wapiti', args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject).once('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`wapiti ended with ${code}:\n${said.slice(-3000)}`));
    });
  });
}
