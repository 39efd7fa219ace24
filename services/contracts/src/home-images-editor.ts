import { checkbox, type EditorDescription, image, number, select, text, textarea } from './editor-field.js';

/** Three pictures with words on the home page. */
export const HOME_IMAGES_EDITOR = {
  sections: [
    {
      id: 'texts',
      fields: [text('galleryTitle'), textarea('gallerySubtitle', 2)],
    },
    ...([1, 2, 3] as const).map((n) => ({
      id: `image${n}`,
      fields: [image(`image${n}Url`), text(`image${n}Title`), textarea(`image${n}Description`, 3)],
    })),
    {
      id: 'settings',
      fields: [checkbox('autoplay'), number('interval', [2, 60]), select('animation', ['Slide', 'Fade'])],
    },
  ],
} satisfies EditorDescription;
