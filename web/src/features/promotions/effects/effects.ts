import type { VisualEffect } from '@garage/contracts/promotions';
import type { Effect } from './effect.ts';
import { bands, beechLeaf, dots, egg, glint, mapleLeaf, paper, petal, softDot, zigzag } from './shapes.ts';

/** Autumn's six colours, each with its shaded side. */
const LEAF_COLOURS = [
  ['#c65a22', '#8c3512'],
  ['#dd9531', '#a35f14'],
  ['#9c3220', '#641a10'],
  ['#cdaa48', '#8f6d1d'],
  ['#7d4a26', '#4d2a12'],
  ['#b6481f', '#742a0e'],
] as const;

/** Of the site and of paper: signal red, steel, warm white, brass. */
const CONFETTI_COLOURS = ['#d3191f', '#ff6a61', '#aeb7c0', '#fbfaf7', '#f4c25a'] as const;

const still = { sway: 0, swayRate: 0, spin: 0, tumble: 0, twinkle: 0, wind: 0 };

/** The six seasons, as different from each other as what falls in them. */
export const EFFECTS: Record<VisualEffect, Effect> = {
  snow: {
    ...still,
    count: 50,
    looks: [softDot('255 255 255'), softDot('236 243 252')],
    radius: [1.8, 8.5],
    fall: [26, 78],
    alpha: [0.95, 0.62],
    sway: 16,
    swayRate: 0.8,
    wind: 1,
  },
  leaves: {
    ...still,
    count: 30,
    looks: LEAF_COLOURS.map(([colour, shade], index) =>
      index % 3 === 1 ? beechLeaf(colour, shade) : mapleLeaf(colour, shade),
    ),
    radius: [9, 23],
    fall: [30, 66],
    alpha: [0.7, 0.96],
    sway: 46,
    swayRate: 1.1,
    spin: 0.9,
    tumble: 1.5,
    wind: 1.2,
  },
  petals: {
    ...still,
    count: 36,
    looks: [petal('#fff4f4', '#f2b6c0'), petal('#ffe9ec', '#e99aaa'), petal('#fffafa', '#f7cdd3')],
    radius: [4.5, 10],
    fall: [22, 50],
    alpha: [0.65, 0.95],
    sway: 34,
    swayRate: 0.9,
    spin: 1.1,
    tumble: 1.8,
    wind: 1.4,
  },
  stars: {
    ...still,
    count: 44,
    looks: [glint('255 240 208'), glint('255 248 232'), glint('214 228 255')],
    radius: [4, 15],
    fall: [5, 13],
    alpha: [0.7, 1],
    sway: 5,
    swayRate: 0.3,
    twinkle: 1.3,
    wind: 0.1,
  },
  confetti: {
    ...still,
    count: 60,
    looks: CONFETTI_COLOURS.flatMap((colour) => [paper(colour, 0.9, 0.5), paper(colour, 0.28, 0.95)]),
    radius: [3.5, 7],
    fall: [48, 96],
    alpha: [0.75, 1],
    sway: 22,
    swayRate: 1.6,
    spin: 2.2,
    tumble: 4,
    wind: 0.7,
  },
  eggs: {
    ...still,
    count: 20,
    looks: [
      egg('#ead9b8', zigzag('#b5432f')),
      egg('#8fa9bf', bands('#f2ede2')),
      egg('#d9786a', dots('#fbeee6')),
      egg('#9db48a', bands('#e9c15c')),
    ],
    radius: [11, 25],
    fall: [26, 56],
    alpha: [0.8, 1],
    sway: 14,
    swayRate: 0.7,
    spin: 0.7,
    wind: 0.4,
  },
};
