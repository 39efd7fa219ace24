import { describe, expect, it } from '@jest/globals';
import { FLOOD_SIGNS } from '@garage/contracts/booking-floods';
import { groupFloods, type WaitingVisit } from './group-floods.js';

const NOON = Date.parse('2026-11-23T12:00:00Z');

/** Different people, half a day apart. */
function visit(id: number, change: Partial<WaitingVisit> & { minutes?: number } = {}): WaitingVisit {
  const { minutes = id * 720, ...rest } = change;
  return {
    id,
    bookedAt: new Date(NOON + minutes * 60_000),
    mailbox: `person${id}@example.ch`,
    bookedFrom: `network ${id}`,
    recipientConfirmed: false,
    recipientStopped: false,
    ...rest,
  };
}

const many = (count: number, change: (id: number) => Parameters<typeof visit>[1]) =>
  Array.from({ length: count }, (_, id) => visit(id, change(id)));
const found = (visits: WaitingVisit[]) =>
  groupFloods(visits).map(({ kind, visits: group }) => [kind, group.map(({ id }) => id)]);

describe('groupFloods', () => {
  it('finds nothing among different people on different days', () => {
    expect(found(many(40, () => ({})))).toEqual([]);
  });

  it('finds visits of one mailbox, unless its owner has confirmed them', () => {
    const family = { mailbox: 'family@example.ch' };
    expect(found(many(FLOOD_SIGNS.mailbox - 1, () => family))).toEqual([]);
    expect(found(many(FLOOD_SIGNS.mailbox, () => family))).toEqual([['mailbox', [2, 1, 0]]]);
    expect(found(many(3, () => ({ ...family, recipientConfirmed: true })))).toEqual([]);
  });

  it('finds visits booked from one network, and takes nobody together who is not known to have one', () => {
    expect(found(many(FLOOD_SIGNS.network, () => ({ bookedFrom: 'n' })))).toEqual([
      ['network', [3, 2, 1, 0]],
    ]);
    expect(found(many(9, () => ({ bookedFrom: null, mailbox: null })))).toEqual([]);
  });

  it('finds every visit whose reader has booked nothing', () => {
    expect(found([visit(1), visit(2, { recipientStopped: true })])).toEqual([['stopped', [2]]]);
  });

  it('finds many within an hour, and not the same number spread over a day', () => {
    const burst = many(FLOOD_SIGNS.burst, (id) => ({ minutes: id * 4 }));
    expect(found([...burst, visit(99, { minutes: 300 })])).toEqual([
      ['burst', Array.from({ length: FLOOD_SIGNS.burst }, (_, id) => FLOOD_SIGNS.burst - 1 - id)],
    ]);
    expect(found(many(FLOOD_SIGNS.burst, (id) => ({ minutes: id * 5 })))).toEqual([]);
  });

  it('shows once what is part of something larger', () => {
    const visits = many(20, (id) => ({
      minutes: id,
      mailbox: `victim${id % 5}@example.ch`,
      bookedFrom: `network ${id % 4}`,
    }));
    expect(found(visits).map(([kind]) => kind)).toEqual(['burst']);
  });
});
