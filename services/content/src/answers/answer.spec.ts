import { describe, expect, it } from '@jest/globals';
import { isKnownTo, toAnswer } from './answer.js';

const answer = toAnswer({ title: 'Über uns' });

describe('the tag of an answer', () => {
  it('is the same for the same content and another for other content', () => {
    expect(toAnswer({ title: 'Über uns' }).etag).toBe(answer.etag);
    expect(toAnswer({ title: 'Über uns!' }).etag).not.toBe(answer.etag);
    expect(answer.etag).toMatch(/^"[\w-]{27}"$/);
  });

  it('is recognised alone, in a list, weakened by a proxy, and as a star', () => {
    for (const sent of [answer.etag, `"other", ${answer.etag}`, `W/${answer.etag}`, '*']) {
      expect(isKnownTo(sent, answer)).toBe(true);
    }
  });

  it('is not recognised when absent, empty, different or without quotes', () => {
    for (const sent of [undefined, '', '"other"', answer.etag.slice(1, -1)]) {
      expect(isKnownTo(sent, answer)).toBe(false);
    }
  });
});
