import { describe, expect, it } from '@jest/globals';
import { VISUAL_EFFECTS } from '@garage/contracts/promotions';
import { EFFECTS } from './effects.ts';
import { advance, fadeAt, scatter, type Piece } from './pieces.ts';

const room = { width: 1000, height: 600 };

/** The same chances in every run. */
function dice(): () => number {
  let seed = 7;
  return () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
}

describe.each(VISUAL_EFFECTS)('%s', (name) => {
  const effect = EFFECTS[name];
  const pieces = scatter(effect, room, dice());

  it('is spread over the whole room', () => {
    expect(pieces).toHaveLength(effect.count);
    expect(pieces.every(({ x, y }) => x >= 0 && x <= 1000 && y >= 0 && y <= 600)).toBe(true);
    expect(Math.max(...pieces.map(({ x }) => x)) - Math.min(...pieces.map(({ x }) => x))).toBeGreaterThan(
      700,
    );
  });

  it('shows every one of its looks', () => {
    expect(new Set(pieces.map(({ look }) => look)).size).toBe(effect.looks.length);
  });

  it('goes on for ever without losing a piece', () => {
    for (let frame = 0; frame < 5000; frame += 1) {
      for (const piece of pieces) advance(piece, 0.05, 20, room);
    }
    for (const { x, y, radius } of pieces) {
      expect(y).toBeGreaterThanOrEqual(-radius);
      expect(y).toBeLessThanOrEqual(600 + radius);
      expect(x).toBeGreaterThanOrEqual(-radius - 60);
      expect(x).toBeLessThanOrEqual(1000 + radius + 60);
    }
  });
});

it('the effects have the numbers that were agreed', () => {
  expect(EFFECTS.snow.count).toBe(50);
  expect([EFFECTS.eggs.count, EFFECTS.eggs.looks.length]).toEqual([20, 4]);
  expect([EFFECTS.leaves.count, EFFECTS.leaves.looks.length]).toEqual([30, 6]);
});

it('what is near falls faster than what is far', () => {
  const [far, near] = scatter(EFFECTS.snow, room, dice()).toSorted((a, b) => a.radius - b.radius) as [
    Piece,
    Piece,
  ];
  expect(near.fall).toBeGreaterThan(far.fall);
});

it('a piece fades before the lower edge and is invisible at it', () => {
  expect([fadeAt(0, 600), fadeAt(530, 600), fadeAt(600, 600), fadeAt(610, 600)]).toEqual([1, 0.5, 0, 0]);
});
