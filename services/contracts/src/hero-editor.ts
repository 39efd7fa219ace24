import {
  color,
  type EditorDescription,
  FLAG,
  image,
  link,
  list,
  meta,
  number,
  text,
  textarea,
} from './editor-field.js';
import { IN_LIST, pageList } from './page-lists.js';
import { shown } from './shown-field.js';

/** The pictures that follow each other. */
export const HERO_LIST = pageList(
  { order: 'slideOrder', prefix: 'slide', most: 12, olderNames: { slide1Image: 'backgroundImage' } },
  [image('Image', { required: true }), shown],
);

/** What visitors see first. */
export const HERO_EDITOR = {
  sections: [
    {
      id: 'main',
      fields: [text('headline', { required: true }), textarea('subheadline', 3)],
    },
    {
      id: 'pictures',
      fields: [
        list(HERO_LIST, {
          namedBy: 'Image',
          picturedBy: 'Image',
          fresh: { [IN_LIST]: FLAG.on },
        }),
      ],
    },
    {
      id: 'buttons',
      fields: [
        text('buttonText1', { required: true }),
        link('buttonLink1'),
        text('buttonText2', { required: true }),
        link('buttonLink2'),
      ],
    },
    {
      id: 'overlay',
      fields: [number('overlayOpacity', [0, 100]), color('overlayColor')],
    },
    {
      id: 'brands',
      fields: [text('brandsTitle', { required: true })],
    },
    meta,
  ],
} satisfies EditorDescription;
