import { checkbox, type EditorDescription, map, meta, text, textarea } from './editor-field.js';

/** What is written about getting in touch. Address, telephone and opening hours are garage facts. */
export const CONTACT_EDITOR = {
  sections: [
    {
      id: 'page',
      fields: [
        text('sectionTitle', { required: true }),
        textarea('sectionDescription', 3),
        text('detailsTitle', { required: true }),
        text('openingHoursTitle', { required: true }),
        textarea('specialInfo', 3),
      ],
    },
    {
      id: 'form',
      fields: [
        text('formTitle', { required: true }),
        textarea('formIntro', 3),
        text('nameLabel', { required: true }),
        text('emailLabel', { required: true }),
        text('phoneLabel', { required: true }),
        text('serviceLabel', { required: true }),
        text('messageLabel', { required: true }),
        checkbox('showAddress'),
        text('addressLabel', { required: true }),
        text('submitButtonText', { required: true }),
        text('sentTitle', { required: true }),
        textarea('sentText', 2),
      ],
    },
    {
      id: 'home',
      fields: [text('homeTitle'), textarea('homeText', 3), text('homeButton', { required: true })],
    },
    {
      id: 'review',
      fields: [text('reviewTitle'), textarea('reviewText', 3), text('reviewButton', { required: true })],
    },
    {
      id: 'map',
      fields: [text('mapTitle'), text('markerTitle'), map('mapsEmbedCode')],
    },
    meta,
  ],
} satisfies EditorDescription;
