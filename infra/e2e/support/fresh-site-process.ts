/**
 * Run by Node itself: the web server as built, made anew for every list of addresses, so that it remembers
 * nothing of what it showed before. Reads a JSON list of addresses per line and answers a JSON list of bodies.
 */
import { createInterface } from 'node:readline';

/** What is used of `web/server`, which is no part of this program. */
interface WebServer {
  inject: (address: string) => Promise<{ statusCode: number; body: string }>;
  close: () => Promise<void>;
}
interface Site {
  serveFiles: () => Promise<void>;
}

const [web = '', content] = process.argv.slice(2);
const { createServer } = (await import(`${web}/server/create-server.ts`)) as {
  createServer: (config: object, site: Site) => Promise<WebServer>;
};
const { loadBuiltSite } = (await import(`${web}/server/pages/built-site.ts`)) as {
  loadBuiltSite: (root: string) => Promise<Site>;
};
const site: Site = { ...(await loadBuiltSite(web)), serveFiles: async () => {} };
const config = {
  host: '127.0.0.1',
  port: 0,
  publicUrl: 'https://garage.example',
  logLevel: 'silent',
  development: false,
  trustedProxies: ['loopback'],
  services: { content },
};

const ATTEMPTS = 5;
/** A page that says so stands in for all until the content service has answered. */
const STARTING = 503;
const EXPECTED: ReadonlySet<number> = new Set([200, 404, STARTING]);

/** A service on a busy machine may answer too late for the site, which then shows what it can without it. */
function missingIn(body: string, garage: string): string[] {
  const state = /<script type="application\/json" id="page-state">([^]*?)<\/script>/.exec(body)?.[1];
  if (state === undefined) return body.includes('data-kind="starting"') ? ['garage'] : [];
  const known = JSON.parse(state) as { garage: { name: string }; content: Record<string, unknown> };
  const missing = Object.entries(known.content)
    .filter(isMissing)
    .map(([key]) => key);
  return known.garage.name === garage ? missing : [...missing, 'garage'];
}

/** A slogan that staff do not show on every page is none, and what can be booked only the contact service knows. */
function isMissing([key, value]: [string, unknown]): boolean {
  return value === null && key !== 'site-slogan' && key !== 'booking';
}

async function garageName(): Promise<string> {
  const answer = (await (await fetch(`${content}/api/website/garage`)).json()) as {
    garage: { name: string };
  };
  return answer.garage.name;
}

async function wholeBodies(addresses: string[]): Promise<string[]> {
  for (let attempt = 1; ; attempt += 1) {
    const garage = await garageName();
    const answers = await bodies(addresses);
    const missing = new Set(answers.flatMap((body) => missingIn(body, garage)));
    if (missing.size === 0) return answers;
    if (attempt === ATTEMPTS) throw new Error(`the content service is not there with ${[...missing].join()}`);
  }
}

async function bodies(addresses: string[]): Promise<string[]> {
  const server = await createServer(config, site);
  try {
    const answers: string[] = [];
    for (const address of addresses) {
      const { statusCode, body } = await server.inject(address);
      if (!EXPECTED.has(statusCode)) {
        throw new Error(`${address} was answered ${statusCode}`);
      }
      answers.push(body);
    }
    return answers;
  } finally {
    await server.close();
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  process.stdout.write(`${JSON.stringify(await wholeBodies(JSON.parse(line) as string[]))}\n`);
}
