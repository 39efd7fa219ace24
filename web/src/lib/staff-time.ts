const FORMAT = new Intl.DateTimeFormat('de-CH', {
  timeZone: 'Europe/Zurich',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** `20.11.2026, 09:05`, in the garage's time zone. */
export function formatMoment(timestamp: string): string {
  return FORMAT.format(new Date(timestamp));
}

const TIME = new Intl.DateTimeFormat('de-CH', {
  timeZone: 'Europe/Zurich',
  hour: '2-digit',
  minute: '2-digit',
});

/** `09:05`, in the garage's time zone. */
export function formatTime(timestamp: string): string {
  return TIME.format(new Date(timestamp));
}

/** `24.12.2026` of `2026-12-24`. */
export function writtenDay(day: string): string {
  return day.split('-').reverse().join('.');
}
