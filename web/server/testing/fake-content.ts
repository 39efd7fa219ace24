import { DEFAULT_GARAGE } from '@garage/contracts/default-garage';
import type { GarageResponse } from '@garage/contracts/garage';
import { LANGUAGES } from '@garage/contracts/languages';
import type { LocalizedText } from '@garage/contracts/languages';
import { isTextPage, LANGUAGE_SUFFIX, publicFields, WEBSITE_PATH } from '@garage/contracts/page-texts';
import { SITE_SERVICE_IDS } from '@garage/contracts/site-services';
import { TEAM_MEMBER_NUMBERS } from '@garage/contracts/team';
import { VEHICLE_SETTINGS_PATH, type VehicleSettings } from '@garage/contracts/vehicles';
import { fakeService, type FakeService } from './fake-services.ts';

/** `field` in German, `fieldEn` in English: a text that says which one it is. */
function named(field: string): LocalizedText {
  const texts = LANGUAGES.map((language) => [language, `${field}${LANGUAGE_SUFFIX[language]}`]);
  return Object.fromEntries(texts) as LocalizedText;
}

const ITEMS: Record<string, object[]> = {
  hero: [1, 2].map((id) => ({ id, image: `hero-0${id}` })),
  services: SITE_SERVICE_IDS.map((id) => ({
    id,
    name: named(`service${id}Title`),
    description: named(`service${id}Description`),
    detailedDescription: id < 10 ? named(`service${id}Details`) : null,
    duration: 30 * id,
    bufferMinutes: 0,
    checks: { de: '' },
    price: id === 3 ? 12_000 : null,
    isPriceFrom: id === 3,
    color: '#4a4545',
    icon: id < 10 ? 'gauge' : null,
    isActive: true,
    isOther: id === 12,
    inList: id <= 10,
    image: `service-${String(id).padStart(2, '0')}`,
    comparison: id === 7 ? { before: 'headlight-before', after: 'headlight-after' } : null,
  })),
  team: TEAM_MEMBER_NUMBERS.map((id) => ({
    id,
    name: `Vorname${id} Nachname`,
    position: named(`member${id}Position`),
    description: named(`member${id}Description`),
    phone: id === 2 ? null : `+41 52 000 00 0${id}`,
    image: 'team-01',
  })),
};

const PICTURES = ['gallery-01', 'gallery-02', 'gallery-03'].map((key, index) => ({
  id: index + 1,
  key,
  alt: named(`picture${index + 1}Alt`),
}));

/** Two marketplaces, as the content service names them. */
export const VEHICLE_SETTINGS: VehicleSettings = {
  maintenanceMode: false,
  maintenanceMessage: named('maintenanceMessage'),
  redirectUrl: 'https://cars.example/meanwhile',
  sellerUrl: 'https://cars.example/seller',
  dealerUrl: 'https://cars.example/dealer',
  widget: {
    scriptUrl: 'https://widget.example/search.js',
    initFunction: 'initVehicleSearch',
    dealerId: '4711',
    configId: 'abc',
    height: 800,
    hosts: ['https://pictures.example'],
  },
  listing: { frameUrl: 'https://list.example/frame?a=1&b=2', infoUrl: 'https://list.example/info' },
  backgroundColor: '#ffffff',
};

const OFFERS = [1, 2, 3, 4].map((id) => ({
  id,
  image: `offer-0${id}`,
  title: named(`offer${id}`),
  description: named(`offer${id}Text`),
  service: id === 2 ? 5 : null,
  price: null,
  until: id === 2 ? '2031-05-17' : null,
}));

/** What most garages leave to the site. */
const OWN_META = /meta(?:Title|Description)/i;

/** A content service in which every text is the name of its field, and nothing is said to search engines. */
export function fakeContent(
  facts: GarageResponse = { garage: DEFAULT_GARAGE, closures: [] },
  vehicleSettings: () => VehicleSettings = () => VEHICLE_SETTINGS,
  /** What a page says in place of its answer. */
  changed: (page: string, answer: object) => object = (_page, answer) => answer,
): Promise<FakeService> {
  const answer = (page: string, body: object) => ({ status: 200, body: changed(page, body) });
  return fakeService(({ url }) => {
    if (url === VEHICLE_SETTINGS_PATH) return answer('vehicles', vehicleSettings());
    const page = url.slice(WEBSITE_PATH.length + 1);
    if (page === 'garage') return answer(page, facts);
    if (!isTextPage(page)) return { status: 404, body: {} };
    const texts = {
      ...Object.fromEntries(
        publicFields(page, {}).map((field) => [field, OWN_META.test(field) ? '' : field]),
      ),
      ...(page === 'slogan' && { showOnHomepage: 'Ja' }),
    };
    const lists: Record<string, object[]> = { ...ITEMS, gallery: PICTURES, offers: OFFERS };
    const items = lists[page];
    return answer(page, items ? { ...texts, items } : texts);
  });
}
