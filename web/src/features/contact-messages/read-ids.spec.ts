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

it('leaves marks alone of messages that are on other pages, or in this browser only', () => {
  expect(reconcileReadIds([{ id: 8, isRead: true }], marks(['7', '9', '1763.5'], ['7']))).toEqual({
    readIds: new Set(['7', '9', '1763.5']),
    confirmedIds: new Set(['7']),
    unsent: [],
  });
});
