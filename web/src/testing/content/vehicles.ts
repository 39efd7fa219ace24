import type { VehiclesText } from '../../components/content/vehicles-text.ts';
import { META, testPicture } from './parts.ts';

export const VEHICLES: VehiclesText = {
  meta: META,
  searchTitle: 'Fahrzeug suchen',
  listingTitle: 'Weitere Inserate',
  call: { title: 'Noch nicht gefunden?', text: 'Sagen Sie, was Sie suchen.', button: 'Schreiben' },
  title: 'Unsere Fahrzeuge',
  intro: 'Geprüft und Probe gefahren.',
  maintenance: null,
  sellerUrl: 'https://cars.example/seller',
  dealerUrl: 'https://cars.example/dealer',
  widget: {
    scriptUrl: 'https://widget.example/search.js',
    initFunction: 'initVehicleSearch',
    dealerId: '4711',
    configId: 'abc',
    height: 800,
    hosts: [],
  },
  listing: { frameUrl: 'https://list.example/frame', infoUrl: 'https://list.example/info' },
  backgroundColor: '#ffffff',
  pictures: { search: testPicture('hero-02'), listing: testPicture('hero-05') },
};
