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

async function bodies(addresses: string[]): Promise<string[]> {
  const server = await createServer(config, site);
  try {
    const answers: string[] = [];
    for (const address of addresses) {
      const { statusCode, body } = await server.inject(address);
      if (statusCode !== 200) throw new Error(`${address} was answered ${statusCode}`);
      answers.push(body);
    }
    return answers;
  } finally {
    await server.close();
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  process.stdout.write(`${JSON.stringify(await bodies(JSON.parse(line) as string[]))}\n`);
}
