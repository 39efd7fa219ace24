import { expect, it } from '@jest/globals';
import { reconcileReadIds } from './read-ids.ts';

const marks = (readIds: string[], confirmedIds: string[] = []) => ({
  readIds: new Set(readIds),
  confirmedIds: new Set(confirmedIds),
});

it('keeps a mark that the server shares and remembers that it does', () => {
  expect(reconcileReadIds([{ id: 7, isRead: true }], marks(['7']))).toEqual({
    readIds: new Set(['7']),
    confirmedIds: new Set(['7']),
    unsent: [],
  });
});

it('keeps a mark that never reached the server and names it for sending', () => {
  expect(reconcileReadIds([{ id: 7, isRead: false }], marks(['7']))).toEqual({
    readIds: new Set(['7']),
    confirmedIds: new Set(),
    unsent: ['7'],
  });
});

it('drops a mark that a colleague took back', () => {
  expect(reconcileReadIds([{ id: 7, isRead: false }], marks(['7'], ['7']))).toEqual({
    readIds: new Set(),
    confirmedIds: new Set(),
    unsent: [],
  });
});

it('drops marks of deleted messages, but not those of messages in this browser', () => {
  expect(reconcileReadIds([], marks(['7', '1763.5'], ['7']))).toEqual({
    readIds: new Set(['1763.5']),
    confirmedIds: new Set(),
    unsent: [],
  });
});
