interface ReadIds {
  readIds: ReadonlySet<string>;
  confirmedIds: ReadonlySet<string>;
}

/**
 * Brings the read marks of this browser in line with a page of the server's list. A mark that the server
 * has confirmed and later denies was taken back by a colleague, so it goes; one that the server never
 * confirmed still has to reach it and is returned as `unsent`. Marks of other pages stay as they are.
 */
export function reconcileReadIds(
  server: readonly { id: number; isRead: boolean }[],
  { readIds, confirmedIds }: ReadIds,
): { readIds: Set<string>; confirmedIds: Set<string>; unsent: string[] } {
  const readOnServer = new Map(server.map(({ id, isRead }) => [String(id), isRead]));
  const kept = [...readIds].filter((id) => readOnServer.get(id) !== false || !confirmedIds.has(id));
  return {
    readIds: new Set(kept),
    confirmedIds: new Set(kept.filter((id) => readOnServer.get(id) ?? confirmedIds.has(id))),
    unsent: kept.filter((id) => readOnServer.get(id) === false),
  };
}
