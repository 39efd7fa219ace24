/** Run by Node itself in the folder `web`: the web server, for which bodies must come faster than they need to. */

/** What is used of `web/server`, which is no part of this program. */
interface Server {
  listen: (at: { host: string; port: number }) => Promise<string>;
}

const [gracePeriodMs, bytesPerSecond] = process.argv.slice(2).map(Number);
const web = (file: string): Promise<unknown> => import(`${process.cwd()}/server/${file}`);
const { readConfig } = (await web('config.ts')) as {
  readConfig: (environment: object) => { host: string; port: number };
};
const { loadBuiltSite } = (await web('pages/built-site.ts')) as {
  loadBuiltSite: (root: string) => Promise<object>;
};
const { createServer } = (await web('create-server.ts')) as {
  createServer: (config: object, site: object, log: undefined, rate: object) => Promise<Server>;
};

// oxlint-disable-next-line node/no-process-env -- the web server's own program reads the same
const config = readConfig(process.env);
const site = await loadBuiltSite(process.cwd());
const server = await createServer(config, site, undefined, { gracePeriodMs, bytesPerSecond });
await server.listen({ host: config.host, port: config.port });
