/** What a visitor who has sent too much is told to wait; null when the service did not say. */
export function minutesToWait(seconds: number | null): number | null {
  return seconds === null ? null : Math.max(1, Math.ceil(seconds / 60));
}
