import { isLocalOnly } from './message-view.ts';

interface ReadIds {
  readIds: ReadonlySet<string>;
  confirmedIds: ReadonlySet<string>;
}

/**
 * Brings the read marks of this browser in line with the server's list. A mark that the server
 * has confirmed and later denies was taken back by a colleague, so it goes; one that the server
 * never confirmed still has to reach it and is returned as `unsent`. Marks of deleted messages go.
 */
export function reconcileReadIds(
  server: readonly { id: number; isRead: boolean }[],
  { readIds, confirmedIds }: ReadIds,
): { readIds: Set<string>; confirmedIds: Set<string>; unsent: string[] } {
  const readOnServer = new Map(server.map(({ id, isRead }) => [String(id), isRead]));
  const kept = [...readIds].filter((id) => {
    if (isLocalOnly(id)) return true;
    const isRead = readOnServer.get(id);
    return isRead !== undefined && (isRead || !confirmedIds.has(id));
  });
  return {
    readIds: new Set(kept),
    confirmedIds: new Set(kept.filter((id) => readOnServer.get(id))),
    unsent: kept.filter((id) => readOnServer.get(id) === false),
  };
}
