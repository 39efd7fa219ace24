import type { Holiday } from './garage.js';

const EVERYWHERE = ['newYear', 'ascension', 'nationalDay', 'christmas'] as const;
const EASTER = ['goodFriday', 'easterMonday', 'whitMonday', 'saintStephen'] as const;
const CATHOLIC = ['corpusChristi', 'assumption', 'allSaints', 'immaculateConception'] as const;

/**
 * The public holidays that a canton keeps, as far as they fall on the same day everywhere in it. A proposal
 * to start from: communities have their own, and garages decide for themselves.
 */
export const CANTON_HOLIDAYS = {
  AG: [...EVERYWHERE, ...EASTER, 'berchtoldDay'],
  AI: [...EVERYWHERE, ...EASTER, ...CATHOLIC],
  AR: [...EVERYWHERE, ...EASTER],
  BE: [...EVERYWHERE, ...EASTER, 'berchtoldDay'],
  BL: [...EVERYWHERE, ...EASTER, 'labourDay'],
  BS: [...EVERYWHERE, ...EASTER, 'labourDay'],
  FR: [...EVERYWHERE, ...EASTER, ...CATHOLIC, 'berchtoldDay'],
  GE: [...EVERYWHERE, 'goodFriday', 'easterMonday', 'whitMonday'],
  GL: [...EVERYWHERE, ...EASTER, 'berchtoldDay', 'allSaints'],
  GR: [...EVERYWHERE, ...EASTER],
  JU: [...EVERYWHERE, ...EASTER, 'berchtoldDay', 'labourDay', 'corpusChristi', 'assumption', 'allSaints'],
  LU: [...EVERYWHERE, ...EASTER, ...CATHOLIC, 'berchtoldDay'],
  NE: [...EVERYWHERE, 'berchtoldDay', 'goodFriday', 'labourDay'],
  NW: [...EVERYWHERE, ...EASTER, ...CATHOLIC, 'saintJoseph'],
  OW: [...EVERYWHERE, ...EASTER, ...CATHOLIC, 'berchtoldDay'],
  SG: [...EVERYWHERE, ...EASTER, 'allSaints'],
  SH: [...EVERYWHERE, ...EASTER, 'berchtoldDay', 'labourDay'],
  SO: [...EVERYWHERE, ...EASTER, 'berchtoldDay', 'labourDay', 'corpusChristi', 'assumption', 'allSaints'],
  SZ: [...EVERYWHERE, ...EASTER, ...CATHOLIC, 'epiphany', 'saintJoseph'],
  TG: [...EVERYWHERE, ...EASTER, 'berchtoldDay', 'labourDay'],
  TI: [
    ...EVERYWHERE,
    ...CATHOLIC,
    'epiphany',
    'saintJoseph',
    'easterMonday',
    'labourDay',
    'whitMonday',
    'saintStephen',
  ],
  UR: [...EVERYWHERE, ...EASTER, ...CATHOLIC, 'epiphany', 'saintJoseph'],
  VD: [...EVERYWHERE, 'berchtoldDay', 'goodFriday', 'easterMonday', 'whitMonday'],
  VS: [...EVERYWHERE, ...CATHOLIC, 'saintJoseph'],
  ZG: [...EVERYWHERE, ...EASTER, ...CATHOLIC, 'berchtoldDay'],
  ZH: [...EVERYWHERE, ...EASTER, 'berchtoldDay', 'labourDay'],
} as const satisfies Record<string, readonly Holiday[]>;
export type Canton = keyof typeof CANTON_HOLIDAYS;

/** By their two letters, in alphabetical order. */
export const CANTONS = Object.keys(CANTON_HOLIDAYS) as Canton[];
