import type { EntityManager } from 'typeorm';

/** A row as it is stored, without what belongs to the machinery around it. */
export type StoredRecord = Record<string, unknown>;

/** What hangs on rows of another room, by their ids; a row without any is missing. */
export type StoredAttachments = ReadonlyMap<number, StoredRecord[]>;

/** Whom a question is about: everything that the person is known by. */
export interface StoredPerson {
  /** In lower case: the one that was asked for, and those of the customer behind it. */
  emails: readonly string[];
  /** As `plainPlate` makes it. */
  plate: string | null;
  customerIds: readonly number[];
}

/** How a room answers people who ask what it keeps about them. */
export interface PersonalDataPart<Found> {
  /** The newest first, `PERSONAL_DATA_LIMITS.found` at most. */
  find(person: StoredPerson): Promise<Found[]>;
  /** All, the oldest first, each with its `id`, as the caller's transaction sees them. */
  export(person: StoredPerson, manager: EntityManager): Promise<(StoredRecord & { id: number })[]>;
  /** For good, with all that hangs on it, in the caller's transaction. Answers how many. */
  erase(person: StoredPerson, manager: EntityManager): Promise<number>;
}
