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
