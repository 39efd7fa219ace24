import {
  date,
  type EditorDescription,
  FLAG,
  image,
  list,
  price,
  service,
  text,
  textarea,
} from './editor-field.js';
import { IN_LIST, pageList } from './page-lists.js';
import { shown } from './shown-field.js';

/** What is on offer. */
export const OFFER_LIST = pageList({ order: 'offerOrder', prefix: 'offer', most: 12 }, [
  text('Title', { required: true }),
  textarea('Description', 4),
  image('Image'),
  service('Service'),
  price('Price'),
  date('Until'),
  shown,
]);

/** What runs through the home page as an offer. */
export const OFFERS_EDITOR = {
  sections: [
    {
      id: 'list',
      fields: [
        list(OFFER_LIST, {
          namedBy: 'Title',
          picturedBy: 'Image',
          fresh: { [IN_LIST]: FLAG.on },
        }),
      ],
    },
    {
      id: 'page',
      fields: [text('sectionTitle', { required: true })],
    },
  ],
} satisfies EditorDescription;
