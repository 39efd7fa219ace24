/** So many may come within so many hours. */
export interface Allowance {
  readonly count: number;
  readonly hours: number;
}

const MS_PER_HOUR = 3_600_000;

/**
 * When there is room for the next one; null when it is now.
 *
 * @param earlier When the earlier ones came, the latest first.
 */
export function waitsUntil(
  earlier: readonly Date[],
  allowances: readonly Allowance[],
  now: Date,
): Date | null {
  const ends = allowances.flatMap(({ count, hours }) => {
    // Once the oldest of the last so many is out of the time, there is room for one more.
    const oldest = earlier[count - 1];
    return oldest ? [oldest.getTime() + hours * MS_PER_HOUR] : [];
  });
  const end = Math.max(...ends);
  return end > now.getTime() ? new Date(end) : null;
}
