import { addDays } from '@garage/contracts/calendar-day';
import type { Closure } from '@garage/contracts/garage';
import { localized, type Language } from '@garage/contracts/languages';

/** Days off in the page's language. */
export interface SiteClosure {
  /** First and last day, `yyyy-MM-dd` in Europe/Zurich. */
  from: string;
  to: string;
  reason: string;
}

/** More would only make the page longer; next year's holidays come with a later page. */
const SENT = 12;
/** A closure is announced this many days ahead. */
const ANNOUNCED_DAYS = 42;

export function siteClosures(closures: Closure[], language: Language): SiteClosure[] {
  return closures
    .slice(0, SENT)
    .map(({ from, to, reason }) => ({ from, to, reason: localized(reason, language) }));
}

export function isClosed(closures: SiteClosure[], date: string): boolean {
  return closures.some(({ from, to }) => from <= date && date <= to);
}

/** What visitors should know now: days off that are near or already here. */
export function announcedClosures(closures: SiteClosure[], today: string): SiteClosure[] {
  const last = addDays(today, ANNOUNCED_DAYS);
  const coming = closures.filter(({ from, to }) => to >= today && from <= last);
  // A holiday within the company's own days off says nothing new.
  return coming.filter(
    (one) => !coming.some((other) => other !== one && other.from <= one.from && one.to <= other.to),
  );
}

function shortDate(date: string): string {
  const [, month, day] = date.split('-').map(Number);
  return `${day}.${month}.`;
}

/** `24.12. – 3.1.` as the Swiss write it in every language, or the one day. */
export function closureDays({ from, to }: Pick<SiteClosure, 'from' | 'to'>): string {
  return from === to ? shortDate(from) : `${shortDate(from)} – ${shortDate(to)}`;
}
