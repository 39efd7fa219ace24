import {
  type EditorDescription,
  FLAG,
  image,
  list,
  meta,
  plainText,
  text,
  textarea,
} from './editor-field.js';
import { IN_LIST, pageList } from './page-lists.js';
import { shown } from './shown-field.js';

/** Who works here. */
export const TEAM_LIST = pageList({ order: 'memberOrder', prefix: 'member', most: 60 }, [
  plainText('Name'),
  textarea('Position', 2),
  textarea('Description', 4),
  plainText('Phone'),
  image('Image'),
  shown,
]);

/** The people of the garage. */
export const TEAM_EDITOR = {
  sections: [
    {
      id: 'page',
      fields: [text('sectionTitle', { required: true }), textarea('sectionDescription', 3)],
    },
    {
      id: 'list',
      fields: [
        list(TEAM_LIST, {
          namedBy: 'Name',
          picturedBy: 'Image',
          fresh: { [IN_LIST]: FLAG.on },
        }),
      ],
    },
    {
      id: 'mainLine',
      fields: [
        text('mainLineTitle'),
        textarea('mainLineText', 3),
        text('mainLineButton', { required: true }),
      ],
    },
    meta,
  ],
} satisfies EditorDescription;
