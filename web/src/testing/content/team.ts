import type { TeamText } from '../../components/content/site-content.ts';
import { META, testPicture } from './parts.ts';

export const TEAM: TeamText = {
  meta: META,
  mainLine: { title: 'Nicht sicher?', text: 'Wir verbinden Sie.', button: 'Kontakt aufnehmen' },
  title: 'Unser Team',
  intro: 'Menschen, die erklären.',
  members: [
    {
      id: 4,
      name: 'Luca Ferrari',
      position: 'Automechaniker\nHochvoltspezialist',
      text: 'Kennt Ihren Akku.',
      phone: '+41 52 000 00 04',
      picture: testPicture('team-04'),
    },
    {
      id: 2,
      name: 'Ruth Brunner-Keller',
      position: 'Verwaltungsrätin',
      text: 'Kennt alle.',
      phone: null,
      picture: null,
    },
  ],
};
