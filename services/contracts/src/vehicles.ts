import type { IsoTimestamp } from './common.js';
import type { LocalizedText } from './languages.js';

/** Where used cars are shown: marketplaces that the vehicles page links to or embeds. Answered by the content service. */
export const VEHICLE_SETTINGS_PATH = '/api/vehicles/settings';
/** The staff's switch, and everything else about the page. */
export const ADMIN_VEHICLE_SETTINGS_PATH = '/api/admin/vehicle-settings';
/** `POST` asks the addresses whether they answer. */
export const VEHICLE_CHECK_PATH = `${ADMIN_VEHICLE_SETTINGS_PATH}/check`;

export const VEHICLE_LIMITS = {
  maintenanceMessage: 600,
  url: 500,
  id: 80,
  functionName: 200,
  hosts: 20,
  heightMin: 200,
  heightMax: 10_000,
} as const;

/** A global name, or one inside a global object. */
export const FUNCTION_NAME = /^[A-Za-z_$][\w$]{0,60}(?:\.[A-Za-z_$][\w$]{0,60}){0,3}$/;

/** The fields that hold an address; an empty one is not set. */
export const VEHICLE_ADDRESSES = [
  'maintenanceRedirectUrl',
  'sellerPageUrl',
  'dealerPageUrl',
  'widgetScriptUrl',
  'listingFrameUrl',
  'listingInfoUrl',
] as const;
export type VehicleAddress = (typeof VEHICLE_ADDRESSES)[number];

/** What the staff set, named as the fields of the page. */
export interface VehicleSettingsRecord extends Record<VehicleAddress, string> {
  maintenanceMode: boolean;
  /** May hold placeholders such as `{{phone}}`. */
  maintenanceMessage: LocalizedText;
  widgetInitFunction: string;
  widgetDealerId: string;
  widgetConfigId: string;
  /** In pixels. */
  widgetHeight: number;
  /** Origins beside the script's own. */
  widgetHosts: string[];
  /** `#rrggbb` */
  backgroundColor: string;
}

/** `GET` and the answer to `POST /api/admin/vehicle-settings`. */
export interface AdminVehicleSettings extends VehicleSettingsRecord {
  version: number;
  savedAt: IsoTimestamp;
  /** A username; null for what came with the installation. */
  savedBy: string | null;
  /** What the addresses answered when they were last asked; those that changed since are missing. */
  checks: AddressCheck[];
}

/**
 * `POST /api/admin/vehicle-settings`: what is missing stays as it is. With the version that was read, a
 * change that somebody else made since is not overwritten (409).
 */
export type VehicleSettingsRequest = Partial<VehicleSettingsRecord> & { version?: number };

/**
 * Why an address is of no use: its name is unknown, it lies in a private network, nobody answers, or too
 * slowly, or without a valid certificate, it forwards for ever, it answers with an error, or with something
 * that is no script, or it forbids being embedded.
 */
export const ADDRESS_PROBLEMS = [
  'unknown-host',
  'not-public',
  'unreachable',
  'too-slow',
  'insecure',
  'too-many-redirects',
  'error-status',
  'not-a-script',
  'not-embeddable',
] as const;
export type AddressProblem = (typeof ADDRESS_PROBLEMS)[number];

export interface AddressCheck {
  field: VehicleAddress;
  url: string;
  /** Null: it answers. */
  problem: AddressProblem | null;
  /** The HTTP status, if there was an answer. */
  status: number | null;
  milliseconds: number;
  askedAt: IsoTimestamp;
}

/** `POST /api/admin/vehicle-settings/check`. */
export interface VehicleCheckResponse {
  checks: AddressCheck[];
}

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
  widget: VehicleWidget | null;
  /** The embedded listing of another marketplace. */
  listing: { frameUrl: string; infoUrl: string | null } | null;
  backgroundColor: string;
}

/** How the marketplace's search gets onto the page: `web/src/features/vehicles/widget/README.md`. */
export interface VehicleWidget {
  scriptUrl: string;
  /** The global function that the script defines, for example `Marketplace.init`. */
  initFunction: string;
  dealerId: string;
  configId: string;
  /** In pixels. */
  height: number;
  /** Origins beside the script's own from which the widget may load: `https://pictures.example`. */
  hosts: string[];
}
