import type { FastifyBaseLogger } from 'fastify';
import type { SiteService, SiteServicesResponse } from '@garage/contracts/site-services';
import { SERVICES_PAGE, serviceNumber } from '../../src/config/service-page.ts';
import { orNull } from './or-null.ts';

const LONGEST_WORDS = 60;
const UMLAUTS: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o' };

/**
 * Where a service has its page: `/services/oelwechsel-fluessigkeiten-3`, the same in every language. The words are those
 * of the German title, for people and for searches; what finds the service is its number, which never changes. So
 * nothing has to be stored or kept unique, two services may have the same title, and an address with the words of an
 * earlier title goes on leading here.
 */
export function servicePath({ id, name }: Pick<SiteService, 'id' | 'name'>): string {
  const words = wordsOf(name.de);
  return `${SERVICES_PAGE}/${words ? `${words}-` : ''}${id}`;
}

/** In the letters that an address may have; empty of a title in another script. */
function wordsOf(title: string): string {
  const words = title
    .toLowerCase()
    .replaceAll(/[äöüßæœø]/g, (letter) => UMLAUTS[letter] ?? letter)
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
  if (words.length <= LONGEST_WORDS) return words;
  // Whole words, as many as fit; of one that is longer, what fits of it.
  const fitting = words.slice(0, LONGEST_WORDS + 1);
  return fitting.slice(0, Math.max(fitting.lastIndexOf('-'), 0)) || words.slice(0, LONGEST_WORDS);
}

/** The pages of the services that the site lists, in their order; a record that is none takes nothing from the others. */
export function servicePaths(
  { items }: Pick<SiteServicesResponse, 'items'>,
  log: FastifyBaseLogger,
): string[] {
  return items
    .filter(({ inList }) => inList)
    .map((service) => orNull('address of a service', () => servicePath(service), log) ?? '')
    .filter((path) => serviceNumber(path) !== null);
}

/** The page that an address means, which may be written otherwise now; null where there is none. */
export function servicePathFor(address: string, paths: readonly string[]): string | null {
  const number = serviceNumber(address);
  return (number !== null && paths.find((path) => serviceNumber(path) === number)) || null;
}
