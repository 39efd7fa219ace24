const calendar = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Zurich',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The day that the calendar on the workshop wall shows, `yyyy-MM-dd`. */
export function zurichDate(now: Date): string {
  return calendar.format(now);
}

/** The day so many days later. Counted in UTC, where every day has 24 hours. */
export function addDays(date: string, days: number): string {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}
