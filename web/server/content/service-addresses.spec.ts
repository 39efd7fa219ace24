import { describe, expect, it } from '@jest/globals';
import { serviceNumber } from '../../src/config/service-page.ts';
import { createLogger } from '../observability/logging.ts';
import { servicePath, servicePathFor, servicePaths } from './service-addresses.ts';

const pathOf = (title: string, id = 7) => servicePath({ id, name: { de: title } });

describe('the address of a service', () => {
  it.each([
    ['Radwechsel', '/services/radwechsel-7'],
    ['Ölwechsel & Flüssigkeiten', '/services/oelwechsel-fluessigkeiten-7'],
    ['Frühlings- & Wintercheck', '/services/fruehlings-wintercheck-7'],
    ['  «Škoda»-Réparation à la carte!', '/services/skoda-reparation-a-la-carte-7'],
    ['Grosses Service-Paket 2027', '/services/grosses-service-paket-2027-7'],
    ['../../admin?x=1#y', '/services/admin-x-1-y-7'],
    ['Шины', '/services/7'],
    ['', '/services/7'],
  ])('called «%s» is %s', (title, path) => {
    expect(pathOf(title)).toBe(path);
    expect(serviceNumber(path)).toBe(7);
  });

  it('has whole words only, and not too many', () => {
    const words = 'Sehr ausfuehrliche Bezeichnung einer Leistung die niemand jemals ganz liest';
    expect(pathOf(words)).toBe('/services/sehr-ausfuehrliche-bezeichnung-einer-leistung-die-niemand-7');
    expect(pathOf('x'.repeat(200))).toBe(`/services/${'x'.repeat(60)}-7`);
  });

  it('is another one for another service of the same title', () => {
    expect(pathOf('Service', 1)).not.toBe(pathOf('Service', 11));
  });
});

it('an address that is not that of a service names none', () => {
  for (const path of [
    '/services',
    '/services/',
    '/services/radwechsel',
    '/services/:service',
    '/services/rad-0',
  ])
    expect([path, serviceNumber(path)]).toEqual([path, null]);
  for (const path of ['/services/rad-1000', '/services/rad/7', '/fr/services/rad-7', '/services/Rad-7'])
    expect([path, serviceNumber(path)]).toEqual([path, null]);
});

describe('an address', () => {
  const items = [
    { id: 1, name: { de: 'Reifenwechsel' }, inList: true },
    { id: 11, name: { de: 'Versteckt' }, inList: false },
    // No editor saves such a thing.
    { id: 5, name: null, inList: true },
    { id: -7, name: { de: 'Negativ' }, inList: true },
    { id: 12, name: { de: 'Neu' }, inList: true },
  ] as Parameters<typeof servicePaths>[0]['items'];
  const paths = servicePaths({ items }, createLogger({ logLevel: 'silent' }));

  it('is there for each service of the list, and for nothing else', () => {
    expect(paths).toEqual(['/services/reifenwechsel-1', '/services/neu-12']);
  });

  it('with the words of an earlier title, or none, leads to the service', () => {
    for (const address of ['/services/radwechsel-1', '/services/1', '/services/reifenwechsel-1'])
      expect(servicePathFor(address, paths)).toBe('/services/reifenwechsel-1');
  });

  it('of a service that is hidden or removed leads nowhere', () => {
    expect(servicePathFor('/services/versteckt-11', paths)).toBeNull();
    expect(servicePathFor('/services/neu-2', paths)).toBeNull();
  });
});
