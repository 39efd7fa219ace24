const HOUR = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Zurich',
  hour: '2-digit',
  hourCycle: 'h23',
});

/** How one greets in the garage at this hour. */
export function greetingAt(now: Date): 'morning' | 'day' | 'evening' {
  const hour = Number(HOUR.format(now));
  if (hour < 4 || hour >= 18) return 'evening';
  return hour < 11 ? 'morning' : 'day';
}
