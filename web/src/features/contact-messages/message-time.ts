const FORMAT = new Intl.DateTimeFormat('de-CH', {
  timeZone: 'Europe/Zurich',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});
const RELATIVE = new Intl.RelativeTimeFormat('de-CH');

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Each unit serves until the age reaches its bound. */
const UNITS: readonly { unit: Intl.RelativeTimeFormatUnit; ms: number; below: number }[] = [
  { unit: 'minute', ms: MINUTE, below: HOUR },
  { unit: 'hour', ms: HOUR, below: DAY },
  { unit: 'day', ms: DAY, below: 14 * DAY },
  { unit: 'week', ms: 7 * DAY, below: 60 * DAY },
  { unit: 'month', ms: 30.44 * DAY, below: 730 * DAY },
  { unit: 'year', ms: 365.25 * DAY, below: Number.POSITIVE_INFINITY },
];

/** `20.11.2026, 09:05`, in the garage's time zone. */
export function formatDateTime(timestamp: string): string {
  const date = new Date(timestamp);
  return Number.isNaN(date.getTime()) ? '' : FORMAT.format(date);
}

/** `vor 5 Minuten`; null while less than a minute has passed (and for clocks that run ahead). */
export function relativeTime(timestamp: string, now: number): string | null {
  const age = now - Date.parse(timestamp);
  const match = UNITS.find(({ below }) => age < below);
  if (!match || age < MINUTE) return null;
  return RELATIVE.format(-Math.floor(age / match.ms), match.unit);
}
