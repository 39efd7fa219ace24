import {
  color,
  type EditorDescription,
  FLAG,
  image,
  link,
  list,
  number,
  text,
  textarea,
} from './editor-field.js';
import { IN_LIST, pageList } from './page-lists.js';
import { shown } from './shown-field.js';

/** The pictures that follow each other. */
export const HERO_LIST = pageList(
  { order: 'slideOrder', prefix: 'slide', most: 12, olderNames: { slide1Image: 'backgroundImage' } },
  [image('Image', 'Bild', { required: true }), shown],
);

/** What visitors see first. */
export const HERO_EDITOR = {
  title: 'Startbild',
  description: 'Das Erste, was Besucherinnen und Besucher sehen: Bilder, Begrüssung und Knöpfe.',
  sections: [
    {
      id: 'main',
      label: 'Texte',
      fields: [text('headline', 'Überschrift', { required: true }), textarea('subheadline', 'Unterzeile', 3)],
    },
    {
      id: 'pictures',
      label: 'Bilder',
      fields: [
        list(HERO_LIST, 'Hintergrundbilder', {
          entryLabel: 'Bild',
          addLabel: 'Bild hinzufügen',
          namedBy: 'Image',
          picturedBy: 'Image',
          fresh: { [IN_LIST]: FLAG.on },
        }),
      ],
    },
    {
      id: 'buttons',
      label: 'Knöpfe',
      fields: [
        text('buttonText1', 'Text des ersten Knopfs', { required: true }),
        link('buttonLink1', 'Ziel des ersten Knopfs'),
        text('buttonText2', 'Text des zweiten Knopfs', { required: true }),
        link('buttonLink2', 'Ziel des zweiten Knopfs'),
      ],
    },
    {
      id: 'overlay',
      label: 'Abdunkelung',
      fields: [
        number('overlayOpacity', 'Deckkraft', [0, 100], 'Prozent'),
        color('overlayColor', 'Farbe', { hint: 'Dunkle Farben halten den weissen Text lesbar.' }),
      ],
    },
  ],
} satisfies EditorDescription;
