/** The lines of a calendar file by name, folded lines put together; parameters are left out. */
export function calendarEntry(file: string | null): Record<string, string> {
  const lines = (file ?? '').replaceAll(/\r?\n /g, '').split(/\r?\n/);
  return Object.fromEntries(
    lines.flatMap((line) => {
      const [, name, value] = /^([A-Z-]+)[^:]*:(.*)$/.exec(line) ?? [];
      return name === undefined || value === undefined ? [] : [[name, value]];
    }),
  );
}

/** A moment as calendar files write it, told as a clock in Europe/Zurich shows it: `2027-01-04T07:30`. */
export function zurichClock(moment: string): string {
  const utc = new Date(moment.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  return utc
    .toLocaleString('sv-SE', { timeZone: 'Europe/Zurich', dateStyle: 'short', timeStyle: 'short' })
    .replace(' ', 'T');
}
