/** `24.12.2026` of `2026-12-24`: as the panel shows a day, and as people type it. */
export function writtenDay(day: string): string {
  return day.split('-').toReversed().join('.');
}
