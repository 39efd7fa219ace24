/** All services; each has a page of its own below it. */
export const SERVICES_PAGE = '/services';

/** The number that ends the address of a service's page, in no language; null of any other address. */
export function serviceNumber(path: string): number | null {
  const [, number] = /^\/services\/(?:[a-z\d]+-)*([1-9]\d{0,2})\/?$/.exec(path) ?? [];
  return number === undefined ? null : Number(number);
}
