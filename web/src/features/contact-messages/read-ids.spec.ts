import { expect, it } from '@jest/globals';
import { reconcileReadIds } from './read-ids.ts';

const marks = (readIds: string[], confirmedIds: string[] = []) => ({
  readIds: new Set(readIds),
  confirmedIds: new Set(confirmedIds),
});

it('a read mark that the server shares is kept, and remembered as shared', () => {
  expect(reconcileReadIds([{ id: 7, isRead: true }], marks(['7']))).toEqual({
    readIds: new Set(['7']),
    confirmedIds: new Set(['7']),
    unsent: [],
  });
});

it('a read mark that never reached the server is kept and named for sending', () => {
  expect(reconcileReadIds([{ id: 7, isRead: false }], marks(['7']))).toEqual({
    readIds: new Set(['7']),
    confirmedIds: new Set(),
    unsent: ['7'],
  });
});

it('a read mark that a colleague took back is dropped', () => {
  expect(reconcileReadIds([{ id: 7, isRead: false }], marks(['7'], ['7']))).toEqual({
    readIds: new Set(),
    confirmedIds: new Set(),
    unsent: [],
  });
});

it('read marks of messages that are on other pages, or in this browser only, are left alone', () => {
  expect(reconcileReadIds([{ id: 8, isRead: true }], marks(['7', '9', '1763.5'], ['7']))).toEqual({
    readIds: new Set(['7', '9', '1763.5']),
    confirmedIds: new Set(['7']),
    unsent: [],
  });
});
