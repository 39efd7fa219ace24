import { checkbox } from './editor-field.js';
import { IN_LIST } from './page-lists.js';

/** As long as it is off, an entry of a list stays in the editor only. */
export const shown = checkbox(IN_LIST);
