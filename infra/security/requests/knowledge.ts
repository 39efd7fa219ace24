import { MAIN_ADMIN_ID } from '@garage/contracts/auth';

/**
 * What earlier answers have told: ids by the collection that they belong to, so that later requests meet records
 * that exist. Requests are made one after the other, so the same seed learns the same.
 */
export class Knowledge {
  readonly #ids = new Map<string, (string | number)[]>();

  /** The last twenty ids are enough, and the newest are there the longest. */
  learn(collection: string, id: string | number): void {
    const known = this.#ids.get(collection) ?? [];
    if (!known.includes(id)) this.#ids.set(collection, [...known, id].slice(-20));
  }

  /** One of the known ids; undefined where there is none. */
  id(collection: string, choice: number): string | number | undefined {
    const known = this.#ids.get(collection) ?? [];
    return known.length > 0 ? known[choice % known.length] : undefined;
  }

  /** Takes the ids out of the answer to a call of this address. */
  learnFrom(path: string, answer: unknown): void {
    const collection = collectionOf(path);
    for (const record of recordsIn(answer)) {
      const { id, bookingId } = record;
      if (typeof id === 'number' && id !== MAIN_ADMIN_ID) this.learn(collection, id);
      if (typeof bookingId === 'string') this.learn('booking', bookingId);
    }
  }
}

/** `notes` of `/api/admin/appointments/{id}/notes/{noteId}`: the last part that is no parameter. */
export function collectionOf(path: string): string {
  return path.split('/').findLast((part) => part && !part.startsWith('{')) ?? '';
}

type Found = Record<string, unknown>;

/** The objects of the first two levels: `{ users: [{ id }] }`, `{ user: { id } }`. */
function recordsIn(answer: unknown): Found[] {
  if (!isRecord(answer)) return [];
  const inner = Object.values(answer).flatMap((value) => (Array.isArray(value) ? value : [value]));
  return [answer, ...inner.filter(isRecord)];
}

function isRecord(value: unknown): value is Found {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
