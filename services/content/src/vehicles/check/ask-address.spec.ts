import { createServer, type AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { askAddress, type FetchHead } from './ask-address.js';

const URL_ASKED = 'https://cars.example/start';
type Head = Awaited<ReturnType<FetchHead>>;

/** Answers one head after the other, and remembers what was asked. */
function answering(...heads: (Partial<Head> | Error)[]) {
  const asked: string[] = [];
  const fetchHead: FetchHead = (url) => {
    asked.push(url);
    const head = heads.length > 1 ? heads.shift()! : heads[0]!;
    if (head instanceof Error) return Promise.reject(head);
    return Promise.resolve({ statusCode: 200, headers: {}, ...head });
  };
  return { asked, fetchHead };
}

const failing = (code: string) => answering(Object.assign(new Error('no'), { code })).fetchHead;

describe('asking an address', () => {
  it('says that it answers, with its status and how long it took', async () => {
    const { fetchHead } = answering({});
    expect(await askAddress(URL_ASKED, 'link', fetchHead)).toEqual({
      problem: null,
      status: 200,
      milliseconds: expect.any(Number),
    });
  });

  it.each([404, 403, 500, 304])('counts %i as an error', async (statusCode) => {
    const { fetchHead } = answering({ statusCode });
    expect(await askAddress(URL_ASKED, 'link', fetchHead)).toMatchObject({
      problem: 'error-status',
      status: statusCode,
    });
  });

  it('follows forwarding, relative too, and gives up after four', async () => {
    const once = answering({ statusCode: 302, headers: { location: '/new' } }, {});
    expect(await askAddress(URL_ASKED, 'link', once.fetchHead)).toMatchObject({ problem: null });
    expect(once.asked).toEqual([URL_ASKED, 'https://cars.example/new']);
    const forever = answering({ statusCode: 301, headers: { location: URL_ASKED } });
    expect(await askAddress(URL_ASKED, 'link', forever.fetchHead)).toMatchObject({
      problem: 'too-many-redirects',
    });
    expect(forever.asked).toHaveLength(5);
  });

  it('wants a script where a script is needed', async () => {
    const page = answering({ headers: { 'content-type': 'text/html' } });
    expect(await askAddress(URL_ASKED, 'script', page.fetchHead)).toMatchObject({ problem: 'not-a-script' });
    const script = answering({ headers: { 'content-type': 'text/javascript; charset=utf-8' } });
    expect(await askAddress(URL_ASKED, 'script', script.fetchHead)).toMatchObject({ problem: null });
  });

  it.each([
    [{ 'x-frame-options': 'SAMEORIGIN' }, 'not-embeddable'],
    [{ 'x-frame-options': 'DENY' }, 'not-embeddable'],
    [{ 'content-security-policy': "default-src 'self'; frame-ancestors 'none'" }, 'not-embeddable'],
    [{ 'content-security-policy': 'frame-ancestors *', 'x-frame-options': 'DENY' }, null],
    [{ 'content-security-policy': "default-src 'self'" }, null],
  ])('of a frame with %j says %s', async (headers, problem) => {
    const { fetchHead } = answering({ headers });
    expect(await askAddress(URL_ASKED, 'frame', fetchHead)).toMatchObject({ problem });
  });

  it.each([
    ['ENOTFOUND', 'unknown-host'],
    ['ECONNREFUSED', 'unreachable'],
    ['CERT_HAS_EXPIRED', 'insecure'],
    ['ERR_TLS_CERT_ALTNAME_INVALID', 'insecure'],
  ])('explains %s as %s', async (code, problem) => {
    expect(await askAddress(URL_ASKED, 'link', failing(code))).toMatchObject({ problem, status: null });
  });
});

describe('asking an address that is not public', () => {
  const listeners: { close(): unknown }[] = [];
  afterEach(() => {
    for (const listener of listeners.splice(0)) listener.close();
  });

  it('is refused before anybody is connected to', async () => {
    const connected = jest.fn();
    const listener = createServer(connected);
    listeners.push(listener);
    await new Promise<void>((resolve) => {
      listener.listen(0, '127.0.0.1', resolve);
    });
    const { port } = listener.address() as AddressInfo;
    for (const host of ['127.0.0.1', 'localhost', '2130706433', '0x7f.1', '0.0.0.0']) {
      expect([host, await askAddress(`https://${host}:${port}/`, 'link')]).toMatchObject([
        host,
        { problem: 'not-public', status: null },
      ]);
    }
    expect(connected).not.toHaveBeenCalled();
  });

  it.each([
    'https://10.0.0.1/',
    'https://192.168.1.1/',
    'https://169.254.169.254/latest/meta-data/',
    'https://[::1]/',
    'https://[fe80::1]/',
    'https://[::ffff:127.0.0.1]/',
    'http://cars.example/',
    'file:///etc/passwd',
    '',
  ])('is refused: %s', async (url) => {
    expect(await askAddress(url, 'link')).toMatchObject({ problem: 'not-public' });
  });
});
