import {
  type EditorDescription,
  type EditorField,
  image,
  meta,
  plainText,
  text,
  textarea,
} from './editor-field.js';

/** One illustrated passage of the page. */
const passage = <Id extends string, More extends EditorField = never>(
  id: Id,
  more: readonly More[] = [],
) => ({
  id,
  fields: [text(`${id}Title`), textarea(`${id}Text`, 6), ...more, image(`${id}Image`)],
});

/** The page «Über uns» and what the home page shows of it. */
export const ABOUT_EDITOR = {
  sections: [
    {
      id: 'page',
      fields: [
        text('aboutTitle', { required: true }),
        textarea('aboutDescription', 4),
        plainText('experienceYears'),
        text('experienceLabel', { required: true }),
      ],
    },
    {
      id: 'home',
      fields: [
        text('homeTitle'),
        textarea('homeText', 4),
        image('mainImage'),
        text('homeFeature1Title'),
        textarea('homeFeature1Text', 2),
        text('homeFeature2Title'),
        textarea('homeFeature2Text', 2),
        text('homeButton', { required: true }),
      ],
    },
    passage('tradition'),
    passage('history', [textarea('jubileeText', 3)]),
    passage('specialisation'),
    passage(
      'equipment',
      ([1, 2, 3, 4, 5] as const).map((n) => text(`equipmentItem${n}`)),
    ),
    passage('team', [text('teamButton', { required: true })]),
    passage('values', [text('valuesButton', { required: true })]),
    meta,
  ],
} satisfies EditorDescription;
