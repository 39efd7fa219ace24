import { type EditorDescription, FLAG, image, list, text } from './editor-field.js';
import { IN_LIST, pageList } from './page-lists.js';
import { shown } from './shown-field.js';

/** The pictures, with what is to be seen. */
export const GALLERY_LIST = pageList({ order: 'pictureOrder', prefix: 'picture', most: 100 }, [
  image('Image', 'Bild', { required: true }),
  text('Alt', 'Beschreibung', {
    required: true,
    hint: 'Was zu sehen ist, für alle, die es nicht sehen.',
  }),
  shown,
]);

/** The pictures of the gallery. */
export const GALLERY_EDITOR = {
  title: 'Galerie',
  description: 'Die Bilder der Seite «Galerie», in dieser Reihenfolge.',
  sections: [
    {
      id: 'list',
      label: 'Bilder',
      fields: [
        list(GALLERY_LIST, 'Bilder', {
          entryLabel: 'Bild',
          addLabel: 'Bild hinzufügen',
          namedBy: 'Alt',
          picturedBy: 'Image',
          fresh: { [IN_LIST]: FLAG.on },
        }),
      ],
    },
  ],
} satisfies EditorDescription;
