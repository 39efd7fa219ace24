import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import type { AddressInfo, Server } from 'node:net';
import { callbackify } from 'node:util';
import { SMTPServer } from 'smtp-server';
import { detailPage, listPage, notFoundPage } from './mail-pages.ts';
import { MailStore } from './mail-store.ts';

export interface MailCatcherOptions {
  /** Where the mails are kept, one file each. */
  dir: string;
  host?: string;
  /** 0 takes any free port. */
  smtpPort: number;
  httpPort: number;
  log?: (line: string) => void;
}

export interface RunningMailCatcher {
  smtpUrl: string;
  url: string;
  stop(): Promise<void>;
}

const LARGEST_MAIL_BYTES = 25 * 1024 * 1024;

/** A mail server that accepts everything, delivers nothing, and shows what it got in a browser and as JSON. */
export async function startMailCatcher(options: MailCatcherOptions): Promise<RunningMailCatcher> {
  const host = options.host ?? '127.0.0.1';
  const store = new MailStore(options.dir);
  const log = options.log ?? (() => {});
  const smtp = smtpServer(store, log);
  const http = createServer((request, response) => {
    answer(store, request, response).catch((error: unknown) => {
      log(`mail catcher: ${error instanceof Error ? error.stack : String(error)}`);
      if (!response.headersSent) send(response, 500, 'text/plain', 'The mail catcher failed; see its log.');
    });
  });
  await new Promise<void>((resolve, reject) => {
    smtp.once('error', reject);
    smtp.listen(options.smtpPort, host, resolve);
  });
  smtp.removeAllListeners('error');
  smtp.on('error', (error) => log(`mail catcher: ${error.message}`)); // one bad client
  await new Promise<void>((resolve, reject) => {
    http.once('error', reject);
    http.listen(options.httpPort, host, resolve);
  });
  return {
    smtpUrl: `smtp://${host}:${portOf(smtp.server)}`,
    url: `http://${host}:${portOf(http)}`,
    stop: async () => {
      http.closeAllConnections();
      await Promise.all([
        new Promise<void>((resolve) => http.close(() => resolve())),
        new Promise<void>((resolve) => smtp.close(() => resolve())),
      ]);
    },
  };
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}

function smtpServer(store: MailStore, log: (line: string) => void): SMTPServer {
  return new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'], // nobody would trust its certificate
    disableReverseLookup: true,
    size: LARGEST_MAIL_BYTES,
    onAuth: (_auth, _session, done) => done(null, { user: 'anybody' }),
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (stream.sizeExceeded) return done(new Error('the mail is too large'));
        callbackify(() => store.add(Buffer.concat(chunks)))((error, id) => {
          log(error ? `a mail could not be kept: ${error.message}` : `caught ${id}`);
          done(error, `caught as ${id}`);
        });
      });
    },
  });
}

async function answer(store: MailStore, request: IncomingMessage, response: ServerResponse): Promise<void> {
  // No URL is made of it: `//` is a path here and no host.
  const route = `${request.method} ${request.url?.split('?', 1)[0]}`;
  if (route === 'GET /api/messages') {
    return send(response, 200, 'application/json', JSON.stringify(await store.list()));
  }
  if (route === 'DELETE /api/messages') {
    await store.clear();
    return send(response, 204);
  }
  if (route === 'GET /health') return send(response, 200, 'text/plain', 'ok');
  if (route === 'GET /') return send(response, 200, 'text/html', listPage(await store.list()));
  const id = /^GET \/messages\/([\w-]+)$/.exec(route)?.[1];
  const mail = id ? await store.find(id) : undefined;
  return send(response, mail ? 200 : 404, 'text/html', mail ? detailPage(mail) : notFoundPage());
}

function send(response: ServerResponse, status: number, type?: string, body?: string): void {
  if (type) response.setHeader('content-type', `${type}; charset=utf-8`);
  response.setHeader('cache-control', 'no-store');
  response.writeHead(status).end(body);
}

if (import.meta.main) {
  const { DATA_DIR = '.data', HOST, PORT = '8025', SMTP_PORT = '1025' } = process.env;
  const catcher = await startMailCatcher({
    dir: path.join(DATA_DIR, 'mail'),
    ...(HOST && { host: HOST }),
    smtpPort: Number(SMTP_PORT),
    httpPort: Number(PORT),
    log: console.log,
  });
  console.log(`mail catcher: ${catcher.url}, receives at ${catcher.smtpUrl}`);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void catcher.stop());
}
