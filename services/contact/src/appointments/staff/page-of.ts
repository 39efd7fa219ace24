import { type AppointmentPosition, cursorAfter } from './appointment-cursor.js';

/**
 * Makes a page of what was found, which is one more than a page has, if there are more: the beginning that fits, at
 * least one, and the cursor of what follows.
 *
 * @param bytes that the page may have as JSON
 */
export function pageOf<Found, Item>(
  found: readonly Found[],
  {
    limit,
    bytes,
    toItem,
    positionOf,
  }: {
    limit: number;
    bytes: number;
    toItem: (found: Found) => Item;
    positionOf: (found: Found) => AppointmentPosition;
  },
): { items: Item[]; nextCursor?: string } {
  const items: Item[] = [];
  let length = 0;
  for (const one of found.slice(0, limit)) {
    const item = toItem(one);
    length += Buffer.byteLength(JSON.stringify(item));
    if (length > bytes && items.length > 0) break;
    items.push(item);
  }
  const last = found[items.length - 1];
  return {
    items,
    ...(last !== undefined && items.length < found.length && { nextCursor: cursorAfter(positionOf(last)) }),
  };
}
