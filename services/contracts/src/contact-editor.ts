import { checkbox, type EditorDescription, map, text, textarea } from './editor-field.js';

/** What is written about getting in touch. Address, telephone and opening hours are garage facts. */
export const CONTACT_EDITOR = {
  sections: [
    {
      id: 'page',
      fields: [
        text('sectionTitle', { required: true }),
        textarea('sectionDescription', 3),
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
        text('messageLabel', { required: true }),
        checkbox('showAddress'),
        text('addressLabel', { required: true }),
        text('submitButtonText', { required: true }),
      ],
    },
    {
      id: 'home',
      fields: [text('homeTitle'), textarea('homeText', 3)],
    },
    {
      id: 'review',
      fields: [text('reviewTitle'), textarea('reviewText', 3)],
    },
    {
      id: 'map',
      fields: [text('mapTitle'), text('markerTitle'), map('mapsEmbedCode')],
    },
  ],
} satisfies EditorDescription;
