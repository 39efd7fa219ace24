import type { AboutText } from '../../components/content/site-content.ts';
import { META, withoutPicture } from './parts.ts';

export const ABOUT: AboutText = {
  meta: META,
  yearsLabel: 'Jahre Erfahrung',
  title: 'Über die Garage',
  intro: 'Seit langem in der Stadt.',
  years: null,
  tradition: withoutPicture('Tradition'),
  history: { ...withoutPicture('Geschichte'), jubilee: 'Ein Fest zum Jubiläum.' },
  specialisation: withoutPicture('Spezialgebiet'),
  equipment: {
    ...withoutPicture('Einrichtung'),
    items: ['Hebebühne', 'Prüfstand', 'Diagnose', 'Klima', 'Licht'],
  },
  team: { ...withoutPicture('Menschen'), button: 'Das Team kennenlernen' },
  values: { ...withoutPicture('Werte'), button: 'Kontakt aufnehmen' },
};
