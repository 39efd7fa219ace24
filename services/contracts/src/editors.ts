import type { TextPage } from './page-fields.js';
import {
  checkbox,
  color,
  type EditorDescription,
  FLAG,
  image,
  link,
  list,
  markdown,
  number,
  select,
  text,
  textarea,
} from './editor-field.js';
import { ABOUT_EDITOR } from './about-editor.js';
import { CONTACT_EDITOR } from './contact-editor.js';
import { VEHICLES_EDITOR } from './vehicles-editor.js';
import { GALLERY_LIST, HERO_LIST, IN_LIST, OFFER_LIST, SERVICE_LIST, TEAM_LIST } from './page-lists.js';
import { DEFAULT_SERVICE_COLOR } from './site-services.js';

/** The pages that are edited here; the garage's facts have a form of their own. */
export const EDITOR_PAGES = [
  'hero',
  'slogan',
  'home-images',
  'services',
  'about',
  'team',
  'vehicles',
  'gallery',
  'offers',
  'contact',
  'legal',
] as const satisfies readonly TextPage[];
export type EditorPage = (typeof EDITOR_PAGES)[number];

export function isEditorPage(value: string): value is EditorPage {
  return (EDITOR_PAGES as readonly string[]).includes(value);
}

const SERVICE_ICON_CHOICE = [
  { value: '', label: 'Kein Zeichen' },
  { value: 'tools', label: 'Werkzeug' },
  { value: 'car-battery', label: 'Batterie' },
  { value: 'oil-can', label: 'Ölkanne' },
  { value: 'cog', label: 'Zahnrad' },
  { value: 'gauge', label: 'Messuhr' },
  { value: 'fan', label: 'Lüfter' },
  { value: 'lightbulb', label: 'Lampe' },
  { value: 'spray-can', label: 'Sprühdose' },
  { value: 'calendar-check', label: 'Kalender' },
];

/** As long as it is off, an entry stays in the editor only. */
const shown = checkbox(IN_LIST, 'Auf der Website zeigen');

/** Every editor's sections and fields, in their order. A new field is one line here. */
export const EDITORS: Record<EditorPage, EditorDescription> = {
  hero: {
    title: 'Startbild',
    description: 'Das Erste, was Besucherinnen und Besucher sehen: Bilder, Begrüssung und Knöpfe.',
    sections: [
      {
        id: 'main',
        label: 'Texte',
        fields: [
          text('headline', 'Überschrift', { required: true }),
          textarea('subheadline', 'Unterzeile', 3),
        ],
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
            fields: [image('Image', 'Bild', { required: true }), shown],
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
  },
  slogan: {
    title: 'Slogan',
    description: 'Der Leitspruch über der Begrüssung auf der Startseite.',
    sections: [
      {
        id: 'main',
        label: 'Slogan',
        fields: [
          text('slogan', 'Slogan'),
          number('sloganFontSize', 'Schriftgrösse', [12, 96], 'Pixel'),
          color('sloganColor', 'Farbe'),
          checkbox('showOnHomepage', 'Auf der Startseite zeigen'),
          checkbox('showOnAllPages', 'Auf allen Seiten zeigen'),
        ],
      },
    ],
  },
  'home-images': {
    title: 'Bilder der Startseite',
    description: 'Drei Bilder mit Titel und Text, die auf der Startseite durchlaufen.',
    sections: [
      {
        id: 'texts',
        label: 'Überschrift',
        fields: [text('galleryTitle', 'Titel'), textarea('gallerySubtitle', 'Untertitel', 2)],
      },
      ...[1, 2, 3].map((n) => ({
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
  },
  services: {
    title: 'Leistungen',
    description: 'Was die Werkstatt anbietet, auf der Seite «Leistungen» und in der Auswahl der Startseite.',
    sections: [
      {
        id: 'page',
        label: 'Seite',
        fields: [
          text('pageTitle', 'Titel', { required: true }),
          textarea('pageDescription', 'Einleitung', 3),
        ],
      },
      {
        id: 'list',
        label: 'Liste',
        fields: [
          list(SERVICE_LIST, 'Leistungen', {
            entryLabel: 'Leistung',
            addLabel: 'Leistung hinzufügen',
            namedBy: 'Title',
            picturedBy: 'Image',
            fresh: { [IN_LIST]: FLAG.on, IsActive: FLAG.on, Color: DEFAULT_SERVICE_COLOR, Duration: '60' },
            fields: [
              text('Title', 'Titel', { required: true }),
              textarea('Description', 'Kurztext', 3),
              textarea('Details', 'Ausführlicher Text', 8, {
                hint: 'Steht im Fenster «Mehr». Ohne Text gibt es keines.',
              }),
              image('Image', 'Bild'),
              image('BeforeImage', 'Vergleich: vorher'),
              image('AfterImage', 'Vergleich: nachher'),
              select('Icon', 'Zeichen', SERVICE_ICON_CHOICE),
              number('Duration', 'Dauer', [1, 9999], 'Minuten'),
              shown,
            ],
          }),
        ],
      },
    ],
  },
  about: ABOUT_EDITOR,
  team: {
    title: 'Team',
    description: 'Die Menschen hinter der Garage. Wer keinen Namen hat, erscheint nicht.',
    sections: [
      {
        id: 'page',
        label: 'Seite',
        fields: [
          text('sectionTitle', 'Titel', { required: true }),
          textarea('sectionDescription', 'Einleitung', 3),
        ],
      },
      {
        id: 'list',
        label: 'Liste',
        fields: [
          list(TEAM_LIST, 'Team', {
            entryLabel: 'Person',
            addLabel: 'Person hinzufügen',
            namedBy: 'Name',
            picturedBy: 'Image',
            fresh: { [IN_LIST]: FLAG.on },
            fields: [
              text('Name', 'Name'),
              textarea('Position', 'Funktion', 2, { hint: 'Höchstens zwei Zeilen.' }),
              textarea('Description', 'Beschreibung', 4),
              text('Phone', 'Direkte Telefonnummer'),
              image('Image', 'Bild', { hint: 'Ohne Bild erscheinen die Anfangsbuchstaben.' }),
              shown,
            ],
          }),
        ],
      },
    ],
  },
  gallery: {
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
            fields: [
              image('Image', 'Bild', { required: true }),
              text('Alt', 'Beschreibung', {
                required: true,
                hint: 'Was zu sehen ist, für alle, die es nicht sehen.',
              }),
              shown,
            ],
          }),
        ],
      },
    ],
  },
  offers: {
    title: 'Angebote',
    description: 'Was auf der Startseite als Angebot durchläuft.',
    sections: [
      {
        id: 'list',
        label: 'Angebote',
        fields: [
          list(OFFER_LIST, 'Angebote', {
            entryLabel: 'Angebot',
            addLabel: 'Angebot hinzufügen',
            namedBy: 'Title',
            picturedBy: 'Image',
            fresh: { [IN_LIST]: FLAG.on },
            fields: [
              text('Title', 'Titel', { required: true }),
              textarea('Description', 'Text', 4),
              image('Image', 'Bild'),
              shown,
            ],
          }),
        ],
      },
    ],
  },
  vehicles: VEHICLES_EDITOR,
  contact: CONTACT_EDITOR,
  legal: {
    title: 'Rechtliche Texte',
    description: 'Impressum, AGB und Datenschutz. Überschriften beginnen mit ##, Listen mit einem Strich.',
    sections: (
      [
        ['impressum', 'Impressum'],
        ['agb', 'AGB'],
        ['datenschutz', 'Datenschutz'],
      ] as const
    ).map(([id, label]) => ({
      id,
      label,
      fields: [
        text(`${id}Title`, 'Titel', { required: true }),
        markdown(`${id}Content`, 'Text', { required: true, hint: 'Markdown' }),
      ],
    })),
  },
};
