/** Id of the element that carries the page's state as JSON. */
export const PAGE_STATE_ID = 'page-state';
