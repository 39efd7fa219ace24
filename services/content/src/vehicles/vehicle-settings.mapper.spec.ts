import { describe, expect, it } from '@jest/globals';
import { toVehicleSettings } from './vehicle-settings.mapper.js';

const stored = {
  maintenanceMode: 'false',
  maintenanceMessage: 'Kurze Pause',
  maintenanceMessageEn: 'Short break',
  maintenanceRedirectUrl: 'https://cars.example/garage',
  widgetScriptUrl: 'https://cars.example/widget.js',
  widgetInitFunction: 'Cars.search.init',
  widgetHosts: 'https://pictures.cars.example/a https://*.cars.example, http://plain.example',
  widgetDealerId: '4711',
  widgetConfigId: 'abc',
  widgetHeight: '900',
  listingFrameUrl: 'https://list.example/frame?id=1',
  listingInfoUrl: '',
  backgroundColor: '#F5F5F5',
};

describe('vehicle settings', () => {
  it('are made of the fields of the editor', () => {
    expect(toVehicleSettings(stored)).toEqual({
      maintenanceMode: false,
      maintenanceMessage: { de: 'Kurze Pause', en: 'Short break' },
      redirectUrl: 'https://cars.example/garage',
      sellerUrl: null,
      dealerUrl: null,
      widget: {
        scriptUrl: 'https://cars.example/widget.js',
        initFunction: 'Cars.search.init',
        dealerId: '4711',
        configId: 'abc',
        height: 900,
        hosts: ['https://pictures.cars.example'],
      },
      listing: { frameUrl: 'https://list.example/frame?id=1', infoUrl: null },
      backgroundColor: '#F5F5F5',
    });
  });

  it('embed nothing while the marketplace is not set up', () => {
    expect(toVehicleSettings({ ...stored, widgetDealerId: '', listingFrameUrl: '' })).toMatchObject({
      widget: null,
      listing: null,
    });
  });

  it.each([
    'javascript:alert(1)',
    'http://cars.example/',
    '//cars.example/x',
    'cars.example',
    'data:text/html,x',
    'https://*.example/x',
    'https://cars.example;script-src/x',
  ])('take %s for no address', (url) => {
    const settings = toVehicleSettings({
      ...stored,
      widgetScriptUrl: url,
      listingFrameUrl: url,
      maintenanceRedirectUrl: url,
    });
    expect(settings).toMatchObject({ widget: null, listing: null, redirectUrl: null });
  });

  it.each([
    ['true', true],
    ['Ja', true],
    ['false', false],
    ['Nein', false],
    ['', false],
    ['yes', false],
  ])('read %p as a switch', (maintenanceMode, expected) => {
    expect(toVehicleSettings({ ...stored, maintenanceMode }).maintenanceMode).toBe(expected);
  });

  it.each(['', 'alert(1)', 'a b', '1x', '.x'])('take %p for no function name', (widgetInitFunction) => {
    expect(toVehicleSettings({ ...stored, widgetInitFunction }).widget?.initFunction).toBe(
      'initVehicleSearch',
    );
  });

  it('keep the usual height and colour when something else than these is stored', () => {
    const settings = toVehicleSettings({ ...stored, widgetHeight: 'hoch', backgroundColor: 'red;}' });
    expect([settings.widget?.height, settings.backgroundColor]).toEqual([800, '#ffffff']);
  });
});
