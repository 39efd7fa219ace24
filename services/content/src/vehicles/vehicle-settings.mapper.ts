import type { VehicleSettings } from '@garage/contracts/vehicles';
import { isSet, localizedField, type PageValues } from '../pages/localized-field.js';

const DEFAULT_HEIGHT = 800;
const DEFAULT_BACKGROUND = '#ffffff';

/** What the vehicles page needs to know, made of the fields of its editor. */
export function toVehicleSettings(values: PageValues): VehicleSettings {
  const scriptUrl = secureUrl(values['widgetScriptUrl']);
  const frameUrl = secureUrl(values['listingFrameUrl']);
  const dealerId = values['widgetDealerId'] ?? '';
  const color = values['backgroundColor'] ?? '';
  return {
    maintenanceMode: isSet(values['maintenanceMode']),
    maintenanceMessage: localizedField(values, 'maintenanceMessage'),
    redirectUrl: secureUrl(values['maintenanceRedirectUrl']),
    sellerUrl: secureUrl(values['sellerPageUrl']),
    dealerUrl: secureUrl(values['dealerPageUrl']),
    widget:
      scriptUrl && dealerId
        ? {
            scriptUrl,
            dealerId,
            configId: values['widgetConfigId'] ?? '',
            height: pixels(values['widgetHeight']),
          }
        : null,
    listing: frameUrl ? { frameUrl, infoUrl: secureUrl(values['listingInfoUrl']) } : null,
    backgroundColor: /^#[\da-f]{6}$/i.test(color) ? color : DEFAULT_BACKGROUND,
  };
}

/** Scripts, frames and links of others only over https: anything else is taken as not set. */
function secureUrl(text: string | undefined): string | null {
  const url = text ? URL.parse(text) : null;
  return url?.protocol === 'https:' ? url.href : null;
}

function pixels(text: string | undefined): number {
  return text && /^[1-9]\d{1,4}$/.test(text) ? Number(text) : DEFAULT_HEIGHT;
}
