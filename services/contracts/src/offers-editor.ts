import { type EditorDescription, FLAG, image, list, text, textarea } from './editor-field.js';
import { IN_LIST, pageList } from './page-lists.js';
import { shown } from './shown-field.js';

/** What is on offer. */
export const OFFER_LIST = pageList({ order: 'offerOrder', prefix: 'offer', most: 12 }, [
  text('Title', 'Titel', { required: true }),
  textarea('Description', 'Text', 4),
  image('Image', 'Bild'),
  shown,
]);

/** What runs through the home page as an offer. */
export const OFFERS_EDITOR = {
  title: 'Angebote',
  description: 'Was auf der Startseite als Angebot durchläuft.',
  sections: [
    {
      id: 'list',
      label: 'Angebote',
      fields: [
        list(OFFER_LIST, 'Angebote', {
          entryLabel: 'Angebot',
          addLabel: 'Angebot hinzufügen',
          namedBy: 'Title',
          picturedBy: 'Image',
          fresh: { [IN_LIST]: FLAG.on },
        }),
      ],
    },
  ],
} satisfies EditorDescription;
