import {
  type EditorDescription,
  type EditorField,
  image,
  plainText,
  text,
  textarea,
} from './editor-field.js';

/** One illustrated passage of the page. */
const passage = <Id extends string, More extends EditorField = never>(
  id: Id,
  label: string,
  more: readonly More[] = [],
) => ({
  id,
  label,
  fields: [
    text(`${id}Title`, 'Titel'),
    textarea(`${id}Text`, 'Text', 6),
    ...more,
    image(`${id}Image`, 'Bild'),
  ],
});

/** The page «Über uns» and what the home page shows of it. */
export const ABOUT_EDITOR = {
  title: 'Über uns',
  description: 'Die Seite «Über uns» und der Abschnitt, der auf der Startseite zu ihr führt.',
  sections: [
    {
      id: 'page',
      label: 'Seite',
      fields: [
        text('aboutTitle', 'Titel', { required: true }),
        textarea('aboutDescription', 'Einleitung', 4),
        plainText('experienceYears', 'Jahre Erfahrung', { hint: '{{years}} zählt vom Gründungsjahr an.' }),
      ],
    },
    {
      id: 'home',
      label: 'Startseite',
      fields: [
        text('homeTitle', 'Titel'),
        textarea('homeText', 'Text', 4),
        image('mainImage', 'Bild'),
        text('homeFeature1Title', 'Erster Vorzug'),
        textarea('homeFeature1Text', 'Text dazu', 2),
        text('homeFeature2Title', 'Zweiter Vorzug'),
        textarea('homeFeature2Text', 'Text dazu', 2),
      ],
    },
    passage('tradition', 'Tradition'),
    passage('history', 'Geschichte', [textarea('jubileeText', 'Jubiläum', 3)]),
    passage('specialisation', 'Spezialisierung'),
    passage(
      'equipment',
      'Ausrüstung',
      ([1, 2, 3, 4, 5] as const).map((n) => text(`equipmentItem${n}`, `Punkt ${n}`)),
    ),
    passage('team', 'Team'),
    passage('values', 'Werte'),
  ],
} satisfies EditorDescription;
