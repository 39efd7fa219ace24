const LONG_DAY = new Intl.DateTimeFormat('de-CH', {
  timeZone: 'UTC',
  weekday: 'short',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});

/** `Mo., 02.11.2026 – Fr., 13.11.2026`, or the one day. */
export function dayRange(from: string, to: string): string {
  const [first, last] = [from, to].map((date) => LONG_DAY.format(new Date(`${date}T00:00:00Z`)));
  return from === to ? `${first}` : `${first} – ${last}`;
}
