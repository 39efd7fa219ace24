import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { EditorPage } from '@garage/contracts/editors';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderAdmin } from '../../../testing/render-admin.tsx';
import { differences } from '../editor-values.ts';
import { ShownValue } from './shown-value.tsx';

const SERVICES = { serviceOrder: '2,1', service1Title: 'Ölwechsel', service2Title: 'Radwechsel' };

it.each<[string, EditorPage, Record<string, string>, Record<string, string>, string]>([
  ['a choice', 'vehicles', { maintenanceMode: 'true' }, {}, 'Ein: Besucher sehen den Hinweis'],
  [
    'no choice',
    'services',
    { ...SERVICES, service1Icon: '' },
    { ...SERVICES, service1Icon: 'fan' },
    'Kein Zeichen',
  ],
  ['a number', 'hero', { overlayOpacity: '70' }, {}, '70 Prozent'],
  ['a price', 'services', { ...SERVICES, service1Price: '89.50' }, SERVICES, 'CHF 89.50'],
  ['a day', 'legal', { agbDate: '2026-11-22' }, {}, '22.11.2026'],
  ['a flag', 'slogan', { showOnAllPages: 'Nein' }, {}, 'Nein'],
  ['a picture', 'about', { mainImage: 'gallery-07' }, {}, 'Galerie 7'],
  ['a colour', 'hero', { overlayColor: '#112233' }, {}, '#112233'],
  ['an order', 'services', SERVICES, { ...SERVICES, serviceOrder: '1,2' }, '1. Radwechsel\n2. Ölwechsel'],
  ['the order of pictures', 'hero', { slideOrder: '1', backgroundImage: 'hero-02' }, {}, '1. Startbild 2'],
  ['nothing', 'slogan', { slogan: '' }, { slogan: 'Fahren' }, '(leer)'],
  ['a text', 'slogan', { slogan: 'Gut fahren' }, { slogan: 'Besser fahren' }, 'Gut fahren'],
])('%s is shown in the words of the form', (_what, page, values, beside, expected) => {
  fakeApi();
  const [named] = differences(page, values, beside);
  renderAdmin(
    <div data-testid="value">
      <ShownValue named={named!} values={values} beside={beside} />
    </div>,
  );
  expect(screen.getByTestId('value').textContent).toBe(expected);
});
