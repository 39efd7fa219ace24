import { type EditorDescription, FLAG, image, list, plainText, text, textarea } from './editor-field.js';
import { IN_LIST, pageList } from './page-lists.js';
import { shown } from './shown-field.js';

/** Who works here. */
export const TEAM_LIST = pageList({ order: 'memberOrder', prefix: 'member', most: 60 }, [
  plainText('Name', 'Name'),
  textarea('Position', 'Funktion', 2, { hint: 'Höchstens zwei Zeilen.' }),
  textarea('Description', 'Beschreibung', 4),
  plainText('Phone', 'Direkte Telefonnummer'),
  image('Image', 'Bild', { hint: 'Ohne Bild erscheinen die Anfangsbuchstaben.' }),
  shown,
]);

/** The people of the garage. */
export const TEAM_EDITOR = {
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
        }),
      ],
    },
  ],
} satisfies EditorDescription;
