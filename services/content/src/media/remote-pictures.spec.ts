import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { UPLOAD_BYTES } from '@garage/contracts/pictures';
import { AppError } from '@garage/shared/errors/app-error';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { isNotPublic, publicAgents } from '../public-web/public-agents.js';
import { RemotePictures } from './remote-pictures.js';
import texts from './locales/de.json' with { type: 'json' };

const PICTURE = Buffer.from('a picture, or what claims to be one');

let servers: Server[];
let asked: IncomingMessage[];

beforeEach(() => {
  servers = [];
  asked = [];
});
afterEach(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

/** Another website; answers its address. */
async function website(
  answer: (response: ServerResponse) => void = (response) => response.end(PICTURE),
  host = '127.0.0.1',
): Promise<string> {
  const server = createServer((request, response) => {
    asked.push(request);
    answer(response);
  });
  servers.push(server);
  await new Promise<void>((resolve) => {
    server.listen(0, host, resolve);
  });
  return `http://${host}:${(server.address() as AddressInfo).port}`;
}

const redirectTo = (location: string) => (response: ServerResponse) =>
  response.writeHead(302, { location }).end();

/** As if the first address of this machine were a public one. */
const fetched = (address: string) =>
  new RemotePictures(publicAgents(['127.0.0.1'])).fetch(address, 'address');

async function refusalOf(work: Promise<Buffer>): Promise<AppError> {
  const error: unknown = await work.then(
    () => null,
    (refused: unknown) => refused,
  );
  if (!(error instanceof AppError)) throw new Error('Nothing was refused', { cause: error });
  expect(error.fields).toEqual({ address: error.message });
  return error;
}

const refusal = async (work: Promise<Buffer>) => (await refusalOf(work)).message;

describe('a picture of another website', () => {
  it('is fetched as it is', async () => {
    expect(await fetched(`${await website()}/tor.jpg`)).toEqual(PICTURE);
  });

  it('is fetched where the website sends to, a few times', async () => {
    const second = await website(redirectTo(`${await website()}/tor.jpg`));
    expect(await fetched(second)).toEqual(PICTURE);
    const circle: string = await website((response) => redirectTo(`${circle}/again`)(response));
    expect(await refusal(fetched(circle))).toBe(texts.addressUnreachable);
  });

  it('is asked for without name, password and what this server is', async () => {
    const address = await website();
    await fetched(address.replace('//', '//eva:geheim@'));
    expect(asked[0]!.headers).not.toHaveProperty('authorization');
    expect(asked[0]!.headers).not.toHaveProperty('user-agent');
  });

  it('has the limit of an upload, and is not unpacked', async () => {
    const large = Buffer.alloc(UPLOAD_BYTES + 1);
    const plain = await website((response) => response.end(large));
    expect(await refusal(fetched(plain))).toBe(texts.tooLarge);
    const packed = gzipSync(large);
    const bomb = await website((response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(packed),
    );
    expect(await fetched(bomb)).toEqual(packed);
  });

  it('that is not there, or breaks off, is refused', async () => {
    const missing = await website((response) => response.writeHead(404).end(PICTURE));
    const broken = await website((response) => {
      response.writeHead(200, { 'content-length': 100 }).write(PICTURE);
      setTimeout(() => response.destroy(), 50);
    });
    const reset = await website((response) => {
      response.writeHead(200, { 'content-length': 100 }).write(PICTURE);
      setTimeout(() => (response.socket as Socket).resetAndDestroy(), 50);
    });
    for (const address of [missing, broken, reset, 'http://[']) {
      expect(await refusal(fetched(address))).toBe(texts.addressUnreachable);
    }
  });

  it('that does not come to an end is waited for a while', async () => {
    const endless = await website((response) => response.writeHead(200).write(PICTURE));
    const silent = await website(() => {});
    const hasty = new RemotePictures(publicAgents(['127.0.0.1']), 100);
    for (const address of [endless, silent]) {
      expect(await refusal(hasty.fetch(address, 'address'))).toBe(texts.addressUnreachable);
    }
  });
});

describe('an inner network', () => {
  it.each(['127.0.0.1', 'localhost', '[::1]'])('is not asked by the name %s', async (host) => {
    const address = `http://${host}:${new URL(await website()).port}/`;
    expect(await refusal(new RemotePictures().fetch(address, 'address'))).toBe(texts.addressUnreachable);
    expect(asked).toEqual([]);
  });

  it.each(['http://169.254.169.254/', 'https://192.168.1.1/'])(
    'is refused before anything is sent to %s',
    async (address) => {
      const { message, cause } = await refusalOf(new RemotePictures().fetch(address, 'address'));
      expect(message).toBe(texts.addressUnreachable);
      expect(isNotPublic(cause)).toBe(true);
    },
  );

  it('is not asked when a public website sends there', async () => {
    const inside = await website(undefined, '127.0.0.2');
    const outside = await website(redirectTo(inside));
    expect(await refusal(fetched(outside))).toBe(texts.addressUnreachable);
    expect(asked).toHaveLength(1);
  });
});
