import type { LocalizedText } from './languages.js';

/** Where used cars are shown: marketplaces that the vehicles page links to or embeds. Answered by the content service. */
export const VEHICLE_SETTINGS_PATH = '/api/vehicles/settings';
/** The staff's switch. */
export const ADMIN_VEHICLE_SETTINGS_PATH = '/api/admin/vehicle-settings';

/** `GET /api/vehicles/settings`. Addresses are `https:`; null where the garage has none. */
export interface VehicleSettings {
  maintenanceMode: boolean;
  maintenanceMessage: LocalizedText;
  /** Where the maintenance notice sends visitors. */
  redirectUrl: string | null;
  /** The garage's own page as a seller, and as a dealer, on the marketplace. */
  sellerUrl: string | null;
  dealerUrl: string | null;
  /** The search widget of one marketplace; null when script or dealer is not set. */
  widget: { scriptUrl: string; dealerId: string; configId: string; height: number } | null;
  /** The embedded listing of another marketplace. */
  listing: { frameUrl: string; infoUrl: string | null } | null;
  backgroundColor: string;
}
