import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { tied } from '../../local/tied.ts';

const WEB = fileURLToPath(new URL('../../../web', import.meta.url));
const PROGRAM = fileURLToPath(new URL('fresh-site-process.ts', import.meta.url));

/** The site as visitors get it, without waiting until its caches have run out. */
export interface FreshSite {
  /** The pages at these addresses as they are at this moment. */
  pages: (addresses: readonly string[]) => Promise<string[]>;
  stop: () => void;
}

/** A web server of its own in front of a content service. */
export function startFreshSite(contentUrl: string): FreshSite {
  const args = ['--disable-warning=FSTDEP024', PROGRAM, WEB, contentUrl];
  const child = spawn(...tied(process.execPath, args), {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  let last: Promise<unknown> = Promise.resolve();
  return {
    pages: (addresses) => {
      const turn = last.then(async () => {
        child.stdin.write(`${JSON.stringify(addresses)}\n`);
        const { value, done } = await answers.next();
        if (done) throw new Error('the site has ended');
        return JSON.parse(value) as string[];
      });
      last = turn.catch(() => {});
      return turn;
    },
    stop: () => child.kill(),
  };
}

/** The page without the script in which it carries its texts once more, and without the moment it was made at. */
export function visibleHtml(page: string): string {
  return page.replaceAll(/<script type="application\/json"[^]*?<\/script>/g, '');
}
