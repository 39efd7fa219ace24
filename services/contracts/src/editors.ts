import { LATER_SLIDES, type TextPage } from './page-fields.js';
import { SITE_SERVICE_IDS } from './site-services.js';
import { TEAM_MEMBER_NUMBERS } from './team.js';
import {
  checkbox,
  color,
  type EditorDescription,
  image,
  link,
  markdown,
  number,
  select,
  text,
  textarea,
} from './editor-field.js';
import { ABOUT_EDITOR } from './about-editor.js';
import { CONTACT_EDITOR } from './contact-editor.js';
import { VEHICLES_EDITOR } from './vehicles-editor.js';

/** The pages that are edited here; the garage's facts have a form of their own. */
export const EDITOR_PAGES = [
  'hero',
  'slogan',
  'home-images',
  'services',
  'about',
  'team',
  'vehicles',
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
          image('backgroundImage', 'Hintergrundbild'),
          ...LATER_SLIDES.map((n) => image(`slide${n}Image`, `Bild ${n}`)),
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
      ...SITE_SERVICE_IDS.map((id) => ({
        id: `service${id}`,
        label: `Leistung ${id}`,
        namedBy: `service${id}Title`,
        fields: [
          text(`service${id}Title`, 'Titel', { required: true }),
          textarea(`service${id}Description`, 'Kurztext', 3),
          textarea(`service${id}Details`, 'Ausführlicher Text', 8, {
            hint: 'Steht im Fenster «Mehr». Ohne Text gibt es keines.',
          }),
          image(`service${id}Image`, 'Bild'),
          image(`service${id}BeforeImage`, 'Vergleich: vorher'),
          image(`service${id}AfterImage`, 'Vergleich: nachher'),
          select(`service${id}Icon`, 'Zeichen', SERVICE_ICON_CHOICE),
          number(`service${id}Duration`, 'Dauer', [1, 9999], 'Minuten'),
          checkbox(`service${id}InList`, 'Auf der Website zeigen'),
        ],
      })),
    ],
  },
  about: ABOUT_EDITOR,
  team: {
    title: 'Team',
    description: 'Die Menschen hinter der Garage. Ein Platz ohne Namen erscheint nicht.',
    sections: [
      {
        id: 'page',
        label: 'Seite',
        fields: [
          text('sectionTitle', 'Titel', { required: true }),
          textarea('sectionDescription', 'Einleitung', 3),
        ],
      },
      ...TEAM_MEMBER_NUMBERS.map((n) => ({
        id: `member${n}`,
        label: `Platz ${n}`,
        namedBy: `member${n}Name`,
        fields: [
          text(`member${n}Name`, 'Name'),
          textarea(`member${n}Position`, 'Funktion', 2, { hint: 'Höchstens zwei Zeilen.' }),
          textarea(`member${n}Description`, 'Beschreibung', 4),
          text(`member${n}Phone`, 'Direkte Telefonnummer'),
          image(`member${n}Image`, 'Bild', { hint: 'Ohne Bild erscheinen die Anfangsbuchstaben.' }),
        ],
      })),
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
