import { checkbox, type EditorDescription, image, number, select, text, textarea } from './editor-field.js';

/** Three pictures with words on the home page. */
export const HOME_IMAGES_EDITOR = {
  title: 'Bilder der Startseite',
  description: 'Drei Bilder mit Titel und Text, die auf der Startseite durchlaufen.',
  sections: [
    {
      id: 'texts',
      label: 'Überschrift',
      fields: [text('galleryTitle', 'Titel'), textarea('gallerySubtitle', 'Untertitel', 2)],
    },
    ...([1, 2, 3] as const).map((n) => ({
      id: `image${n}`,
      label: `Bild ${n}`,
      fields: [
        image(`image${n}Url`, 'Bild'),
        text(`image${n}Title`, 'Titel'),
        textarea(`image${n}Description`, 'Beschreibung', 3),
      ],
    })),
    {
      id: 'settings',
      label: 'Ablauf',
      fields: [
        checkbox('autoplay', 'Von selbst weiterblättern'),
        number('interval', 'Abstand', [2, 60], 'Sekunden'),
        select('animation', 'Übergang', [
          { value: 'Slide', label: 'Schieben' },
          { value: 'Fade', label: 'Überblenden' },
        ]),
      ],
    },
  ],
} satisfies EditorDescription;
