const HOUR_OF_NIGHT = 3;
const DAY_MS = 24 * 60 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;

const ZURICH = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Zurich',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  hourCycle: 'h23',
});

/** The last three o'clock at night in Zurich, which every day has once, also when the clocks change. */
export function lastNight(now: Date): Date {
  const today = threeOClock(now);
  return today <= now ? today : threeOClock(new Date(now.getTime() - DAY_MS));
}

/** The coming one. */
export function nextNight(now: Date): Date {
  const today = threeOClock(now);
  return today > now ? today : threeOClock(new Date(now.getTime() + DAY_MS));
}

/** Whether a night has passed since the last run, or none has ever been made. */
export function isDue(lastRun: Date | null, now: Date): boolean {
  return lastRun === null || lastRun < lastNight(now);
}

/** Three o'clock on the Zurich day of the given moment. */
function threeOClock(moment: Date): Date {
  const [day = ''] = ZURICH.format(moment).split(',');
  const wanted = `${day}, ${String(HOUR_OF_NIGHT).padStart(2, '0')}`;
  const utc = Date.parse(`${day}T0${HOUR_OF_NIGHT}:00:00Z`);
  // Zurich is one hour ahead, or two.
  const found = [1, 2]
    .map((hours) => new Date(utc - hours * HOUR_MS))
    .find((at) => ZURICH.format(at) === wanted);
  if (!found) throw new Error(`there is no ${wanted} in Zurich`);
  return found;
}
