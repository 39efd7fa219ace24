import { type EditorDescription, text, textarea } from './editor-field.js';

/** What stands on no page alone: the foot of all of them, and what an address says that does not exist. */
export const SITE_EDITOR = {
  sections: [
    {
      id: 'footer',
      fields: [
        text('footerSince'),
        text('footerServicesTitle', { required: true }),
        text('footerPagesTitle', { required: true }),
        text('footerContactTitle', { required: true }),
        text('footerHoursTitle', { required: true }),
      ],
    },
    {
      id: 'notFound',
      fields: [
        text('notFoundTitle', { required: true }),
        textarea('notFoundText', 3),
        text('notFoundHomeButton', { required: true }),
        text('notFoundContactButton', { required: true }),
      ],
    },
  ],
} satisfies EditorDescription;
