import { expect, it } from '@jest/globals';
import { isSignedWith, type SignedRequest } from './signature-v4.js';

// The example "GET Object" of the description of AWS Signature Version 4.
const KEYS = {
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  region: 'us-east-1',
};
const EMPTY = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
const REQUEST: SignedRequest = {
  method: 'GET',
  target: '/test.txt',
  headers: {
    host: 'examplebucket.s3.amazonaws.com',
    range: 'bytes=0-9',
    'x-amz-content-sha256': EMPTY,
    'x-amz-date': '20130524T000000Z',
    authorization:
      'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,' +
      'SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,' +
      'Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  },
};

it('the example of a signature that AWS publishes is accepted', () => {
  expect(isSignedWith(KEYS, REQUEST)).toBe(true);
});

it.each([
  ['another method', { ...REQUEST, method: 'DELETE' }],
  ['another file', { ...REQUEST, target: '/test2.txt' }],
  ['another header', { ...REQUEST, headers: { ...REQUEST.headers, range: 'bytes=0-10' } }],
  ['no signature', { ...REQUEST, headers: { ...REQUEST.headers, authorization: undefined } }],
])('the same signature on %s is refused', (_what, request) => {
  expect(isSignedWith(KEYS, request)).toBe(false);
});

it('a signature with another secret is refused', () => {
  expect(isSignedWith({ ...KEYS, secretAccessKey: 'another' }, REQUEST)).toBe(false);
});
