import { createHash, createHmac } from 'node:crypto';

export interface SignedRequest {
  method: string;
  /** Path and query, as sent. */
  target: string;
  headers: Record<string, string | undefined>;
}

export interface Keys {
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
}

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=(?<credential>[^,]+), ?SignedHeaders=(?<names>[^,]+), ?Signature=(?<signature>[0-9a-f]{64})$/;

/**
 * Whether a request is signed with these keys, computed from the description of AWS Signature Version 4 and
 * without the library that signs: what both get wrong alike would go unseen otherwise.
 */
export function isSignedWith(keys: Keys, { method, target, headers }: SignedRequest): boolean {
  const parts = AUTHORIZATION.exec(headers['authorization'] ?? '')?.groups;
  const moment = headers['x-amz-date'] ?? '';
  const scope = `${moment.slice(0, 8)}/${keys.region}/s3/aws4_request`;
  if (!parts || parts['credential'] !== `${keys.accessKeyId}/${scope}`) return false;
  const names = parts['names']!.split(';');
  if (!names.includes('host') || !names.includes('x-amz-date')) return false;
  const { pathname, searchParams } = new URL(target, 'http://store');
  const canonical = [
    method,
    pathname
      .split('/')
      .map((part) => encode(decodeURIComponent(part)))
      .join('/'),
    [...searchParams]
      .map(([name, value]) => `${encode(name)}=${encode(value)}`)
      .toSorted()
      .join('&'),
    ...names.map((name) => `${name}:${(headers[name] ?? '').trim()}`),
    '',
    names.join(';'),
    headers['x-amz-content-sha256'],
  ].join('\n');
  const text = ['AWS4-HMAC-SHA256', moment, scope, sha256(canonical)].join('\n');
  const key = [moment.slice(0, 8), keys.region, 's3', 'aws4_request'].reduce<Buffer | string>(
    hmac,
    `AWS4${keys.secretAccessKey}`,
  );
  return hmac(key, text).toString('hex') === parts['signature'];
}

export function sha256(content: string | Buffer, encoding: 'hex' | 'base64' = 'hex'): string {
  return createHash('sha256').update(content).digest(encoding);
}

function hmac(key: Buffer | string, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

function encode(text: string): string {
  return encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (character) => `%${character.codePointAt(0)!.toString(16).toUpperCase()}`,
  );
}
