import { type EditorSection, text, textarea } from './editor-field.js';

/** The dark band at the end of a page, which says what to do next; without a title there is none. */
export const callSection = {
  id: 'call',
  fields: [text('callTitle'), textarea('callText', 3), text('callButton', { required: true })],
} as const satisfies EditorSection;
