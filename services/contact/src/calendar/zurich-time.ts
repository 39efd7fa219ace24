const wallClock = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Zurich',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

/** What calendar and clock in Zurich show: `yyyy-MM-dd` and minutes since midnight. */
export function zurichWallClock(instant: Date): { date: string; minutes: number } {
  const parts = Object.fromEntries(wallClock.formatToParts(instant).map(({ type, value }) => [type, value]));
  return {
    date: `${parts['year']}-${parts['month']}-${parts['day']}`,
    minutes: Number(parts['hour']) * 60 + Number(parts['minute']),
  };
}

/**
 * The instant at which the clock in Zurich shows this. A time that is skipped in spring is an hour later;
 * of a time that comes twice in autumn it is the first.
 */
export function zurichInstant(date: string, minutes: number): Date {
  const asUtc = Date.parse(`${date}T00:00:00Z`) + minutes * 60_000;
  // Summer time is two hours ahead of UTC, winter time one; the earlier instant that fits is the first.
  for (const offsetHours of [2, 1]) {
    const instant = new Date(asUtc - offsetHours * 3_600_000);
    const shown = zurichWallClock(instant);
    if (shown.date === date && shown.minutes === minutes) return instant;
  }
  return new Date(asUtc - 3_600_000);
}
