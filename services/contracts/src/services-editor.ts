import { type EditorDescription, FLAG, image, list, number, select, text, textarea } from './editor-field.js';
import { IN_LIST, pageList } from './page-lists.js';
import { shown } from './shown-field.js';

/** In the calendar, until staff choose another one. */
export const DEFAULT_SERVICE_COLOR = '#4a4545';

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

/** The kinds of work; their colour and whether they can be booked are set with the booking. */
export const SERVICE_LIST = pageList(
  { order: 'serviceOrder', prefix: 'service', most: 40, answersHidden: true, beside: ['Color', 'IsActive'] },
  [
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
);

/** What the workshop does. */
export const SERVICES_EDITOR = {
  title: 'Leistungen',
  description: 'Was die Werkstatt anbietet, auf der Seite «Leistungen» und in der Auswahl der Startseite.',
  sections: [
    {
      id: 'page',
      label: 'Seite',
      fields: [text('pageTitle', 'Titel', { required: true }), textarea('pageDescription', 'Einleitung', 3)],
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
        }),
      ],
    },
  ],
} satisfies EditorDescription;
