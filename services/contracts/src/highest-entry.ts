/** Entries of a page's list, such as the services, have numbers up to this one. By itself, because booking needs no more. */
export const HIGHEST_ENTRY = 999;
