import { type EditorDescription, meta, text, textarea } from './editor-field.js';

/** What stands above the booking. What can be booked is the services' own. */
export const BOOKING_EDITOR = {
  sections: [
    {
      id: 'page',
      fields: [text('pageTitle', { required: true }), textarea('pageDescription', 3)],
    },
    meta,
  ],
} satisfies EditorDescription;
