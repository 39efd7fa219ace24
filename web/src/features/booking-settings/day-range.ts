const LONG_DAY = new Intl.DateTimeFormat('de-CH', {
  timeZone: 'UTC',
  weekday: 'short',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});

/** `Mo., 02.11.2026`. */
function longDay(date: string): string {
  return LONG_DAY.format(new Date(date));
}

/** `Mo., 02.11.2026 – Fr., 13.11.2026`, or the one day. */
export function dayRange(from: string, to: string): string {
  return from === to ? longDay(from) : `${longDay(from)} – ${longDay(to)}`;
}
