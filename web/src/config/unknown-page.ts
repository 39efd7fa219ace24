/** In the place of all addresses that do not exist: they have one page, so that inventing them fills no memory. */
export const UNKNOWN_PAGE = '/404';
