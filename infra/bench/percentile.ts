/** The value that the given part of all values does not exceed: 0.99 for p99. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(part * (sorted.length - 1))] ?? Number.NaN;
}
