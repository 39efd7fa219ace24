import { describe, expect, it } from '@jest/globals';
import { requiresTls } from './smtp-security.js';

describe('requiresTls', () => {
  it.each([
    'smtp://mail.example.ch',
    'smtp://user:password@mail.example.ch:25',
    'smtp://MAIL.EXAMPLE.CH:587',
    'smtp://203.0.113.7',
    'smtp://[2001:db8::1]:587',
    // Names that only look local: whoever owns them decides where they lead.
    'smtp://localhost.example.ch',
    'smtp://internal.example.ch',
    'smtp://127.0.0.1.example.ch',
    'smtp://10.example',
    'smtp://127.1',
    'smtp://172.32.0.1',
  ])('%s must be encrypted, unless the operator allows otherwise', (url) => {
    expect(requiresTls(url, false)).toBe(true);
    expect(requiresTls(url, true)).toBe(false);
  });

  it.each([
    'smtp://localhost:1025',
    'smtp://LocalHost.',
    'smtp://mail:1025',
    'smtp://relay.localhost',
    'smtp://host.docker.internal:25',
    'smtp://127.0.0.1:2525',
    'smtp://10.1.2.3',
    'smtp://172.31.0.1',
    'smtp://192.168.1.10:25',
    'smtp://[::1]:25',
    'smtp://[fd00::25]:25',
    'smtp://[::ffff:127.0.0.1]:25',
  ])('%s is local', (url) => {
    expect(requiresTls(url, false)).toBe(false);
  });

  it('smtps is encrypted from its first byte', () => {
    expect(requiresTls('smtps://mail.example.ch', false)).toBe(false);
  });
});
