import { type EditorDescription, FLAG, image, list, meta, text, textarea } from './editor-field.js';
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

/** The page «Galerie» and its pictures. */
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
    {
      id: 'page',
      fields: [text('pageTitle', { required: true }), textarea('pageDescription', 3)],
    },
    meta,
  ],
} satisfies EditorDescription;
