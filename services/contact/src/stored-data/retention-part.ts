import type { RetentionKind } from '@garage/contracts/retention';
import type { EntityManager } from 'typeorm';

/** Older than so many days at this moment. */
export interface Expiry {
  days: number;
  now: Date;
}

/** How a room deletes what it has kept long enough, for one kind. */
export interface RetentionPart {
  count(expiry: Expiry): Promise<number>;
  /** Deletes a few at a time, so that nobody waits for a lock, in the caller's transaction. */
  deleteSome(expiry: Expiry, manager: EntityManager): Promise<Deleted>;
  /** Tells whoever has them open, once, when all of them are gone; absent where nobody has. */
  announce?(expiry: Expiry, manager: EntityManager): Promise<void>;
}

export interface Deleted {
  count: number;
  /** Nothing is left. */
  isLast: boolean;
}

/** The parts of a room; retention's own list of all kinds tells when one is missing. */
export type RetentionParts<Kind extends RetentionKind> = Readonly<Record<Kind, RetentionPart>>;
