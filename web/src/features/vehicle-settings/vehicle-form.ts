import { LANGUAGES, type Language } from '@garage/contracts/languages';
import {
  type AdminVehicleSettings,
  VEHICLE_ADDRESSES,
  type VehicleAddress,
  type VehicleSettingsRequest,
} from '@garage/contracts/vehicles';

/** The settings as a form holds them: texts only. */
export interface VehicleForm extends Record<VehicleAddress, string> {
  maintenanceMessage: Record<Language, string>;
  widgetInitFunction: string;
  widgetDealerId: string;
  widgetConfigId: string;
  widgetHeight: string;
  widgetHosts: string;
  backgroundColor: string;
}

export type VehiclePart = Exclude<keyof VehicleForm, 'maintenanceMessage'> | `maintenanceMessage.${Language}`;

/** What two people can change without getting in each other's way. */
export const VEHICLE_PARTS: readonly VehiclePart[] = [
  ...LANGUAGES.map((language) => `maintenanceMessage.${language}` as const),
  ...VEHICLE_ADDRESSES,
  'widgetInitFunction',
  'widgetDealerId',
  'widgetConfigId',
  'widgetHeight',
  'widgetHosts',
  'backgroundColor',
];

export function toForm(settings: AdminVehicleSettings): VehicleForm {
  const addresses = Object.fromEntries(VEHICLE_ADDRESSES.map((field) => [field, settings[field]]));
  const messages = LANGUAGES.map((language) => [language, settings.maintenanceMessage[language] ?? '']);
  return {
    ...(addresses as Record<VehicleAddress, string>),
    maintenanceMessage: Object.fromEntries(messages) as Record<Language, string>,
    widgetInitFunction: settings.widgetInitFunction,
    widgetDealerId: settings.widgetDealerId,
    widgetConfigId: settings.widgetConfigId,
    widgetHeight: String(settings.widgetHeight),
    widgetHosts: settings.widgetHosts.join('\n'),
    backgroundColor: settings.backgroundColor,
  };
}

/** What is sent. A height that is no number goes as it is, so that the server can say what is wrong with it. */
export function toRequest(form: VehicleForm, version: number): VehicleSettingsRequest {
  const height = Number(form.widgetHeight);
  return {
    ...form,
    version,
    widgetHeight: Number.isNaN(height) ? (form.widgetHeight as unknown as number) : height,
    widgetHosts: form.widgetHosts.split(/[\s,]+/).filter(Boolean),
  };
}
