import { LANGUAGES } from '@garage/contracts/languages';
import { LANGUAGE_SUFFIX } from '@garage/contracts/page-texts';
import {
  FUNCTION_NAME,
  VEHICLE_ADDRESSES,
  type VehicleAddress,
  type VehicleSettings,
  type VehicleSettingsRecord,
  type VehicleWidget,
} from '@garage/contracts/vehicles';
import { plainHttpsUrl } from '@garage/shared/validation/https-url';
import { isSet, localizedField, type PageValues } from '../pages/localized-field.js';

const DEFAULT_HEIGHT = 800;
const DEFAULT_BACKGROUND = '#ffffff';
const DEFAULT_INIT_FUNCTION = 'initVehicleSearch';
export const COLOR = /^#[\da-f]{6}$/i;

/** What the vehicles page needs to know, made of the fields of its editor. */
export function toVehicleSettings(values: PageValues): VehicleSettings {
  const frameUrl = plainHttpsUrl(values['listingFrameUrl']);
  return {
    maintenanceMode: isSet(values['maintenanceMode']),
    maintenanceMessage: localizedField(values, 'maintenanceMessage'),
    redirectUrl: plainHttpsUrl(values['maintenanceRedirectUrl']),
    sellerUrl: plainHttpsUrl(values['sellerPageUrl']),
    dealerUrl: plainHttpsUrl(values['dealerPageUrl']),
    widget: toWidget(values),
    listing: frameUrl ? { frameUrl, infoUrl: plainHttpsUrl(values['listingInfoUrl']) } : null,
    backgroundColor: colorOf(values),
  };
}

function toWidget(values: PageValues): VehicleWidget | null {
  const scriptUrl = plainHttpsUrl(values['widgetScriptUrl']);
  const dealerId = values['widgetDealerId'] ?? '';
  if (!scriptUrl || !dealerId) return null;
  return {
    scriptUrl,
    initFunction: functionOf(values),
    dealerId,
    configId: values['widgetConfigId'] ?? '',
    height: heightOf(values),
    hosts: hostsOf(values),
  };
}

function hostsOf(values: PageValues): string[] {
  const named = (values['widgetHosts'] ?? '').split(/[\s,]+/).map((part) => plainHttpsUrl(part));
  return [...new Set(named.filter((url) => url !== null).map((url) => new URL(url).origin))];
}

function functionOf(values: PageValues): string {
  const name = values['widgetInitFunction'] ?? '';
  return FUNCTION_NAME.test(name) ? name : DEFAULT_INIT_FUNCTION;
}

function heightOf(values: PageValues): number {
  const text = values['widgetHeight'] ?? '';
  return /^[1-9]\d{1,4}$/.test(text) ? Number(text) : DEFAULT_HEIGHT;
}

function colorOf(values: PageValues): string {
  const color = values['backgroundColor'] ?? '';
  return COLOR.test(color) ? color : DEFAULT_BACKGROUND;
}

/** The fields of the editor as the staff see and change them. */
export function toSettingsRecord(values: PageValues): VehicleSettingsRecord {
  const addresses = Object.fromEntries(VEHICLE_ADDRESSES.map((field) => [field, values[field] ?? '']));
  return {
    ...(addresses as Record<VehicleAddress, string>),
    maintenanceMode: isSet(values['maintenanceMode']),
    maintenanceMessage: localizedField(values, 'maintenanceMessage'),
    widgetInitFunction: functionOf(values),
    widgetDealerId: values['widgetDealerId'] ?? '',
    widgetConfigId: values['widgetConfigId'] ?? '',
    widgetHeight: heightOf(values),
    widgetHosts: hostsOf(values),
    backgroundColor: colorOf(values),
  };
}

/** The page's values with these changes; a translation that is not sent with its field is removed. */
export function withSettings(values: PageValues, change: Partial<VehicleSettingsRecord>): PageValues {
  const { maintenanceMessage, widgetHosts, ...plain } = change;
  const result = { ...values };
  for (const [field, value] of Object.entries(plain)) result[field] = String(value);
  if (widgetHosts) result['widgetHosts'] = widgetHosts.join(' ');
  if (maintenanceMessage) {
    for (const language of LANGUAGES) {
      result[`maintenanceMessage${LANGUAGE_SUFFIX[language]}`] = maintenanceMessage[language] ?? '';
    }
  }
  return result;
}
