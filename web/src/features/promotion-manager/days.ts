const TODAY = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Zurich',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});
const WRITTEN = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/;

/** The day in Zurich, `yyyy-MM-dd`. */
export function today(now = new Date()): string {
  return TODAY.format(now);
}

/** The same day of the next month, or its last one when the month is shorter. */
export function monthLater(day: string): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const lastOfNext = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(date, lastOfNext))).toISOString().slice(0, 10);
}

/** `2026-12-24` of `24.12.2026`; null for a day that does not exist. */
export function readDay(text: string): string | null {
  const [, date = '', month = '', year = ''] = WRITTEN.exec(text.trim()) ?? [];
  const day = `${year}-${twoDigits(month)}-${twoDigits(date)}`;
  const parsed = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(day) ? day : null;
}

function twoDigits(value: number | string): string {
  return String(value).padStart(2, '0');
}
