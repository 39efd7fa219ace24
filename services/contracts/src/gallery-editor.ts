import { type EditorDescription, FLAG, image, list, text } from './editor-field.js';
import { IN_LIST, pageList } from './page-lists.js';
import { shown } from './shown-field.js';

/** The pictures, with what is to be seen. */
export const GALLERY_LIST = pageList({ order: 'pictureOrder', prefix: 'picture', most: 100 }, [
  image('Image', { required: true }),
  text('Alt', {
    required: true,
  }),
  shown,
]);

/** The pictures of the gallery. */
export const GALLERY_EDITOR = {
  sections: [
    {
      id: 'list',
      fields: [
        list(GALLERY_LIST, {
          namedBy: 'Alt',
          picturedBy: 'Image',
          fresh: { [IN_LIST]: FLAG.on },
        }),
      ],
    },
  ],
} satisfies EditorDescription;
