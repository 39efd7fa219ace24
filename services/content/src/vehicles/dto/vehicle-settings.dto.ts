import type { LocalizedText } from '@garage/contracts/languages';
import { FUNCTION_NAME, VEHICLE_LIMITS, type VehicleSettingsRequest } from '@garage/contracts/vehicles';
import { HttpsUrl } from '@garage/shared/validation/https-url.decorator';
import { Part } from '@garage/shared/validation/nested.decorator';
import { Text } from '@garage/shared/validation/text.decorator';
import { Flag, Integer } from '@garage/shared/validation/values.decorator';
import texts from '../locales/de.json' with { type: 'json' };
import { COLOR } from '../vehicle-settings.mapper.js';
import { Hosts } from './hosts.decorator.js';

const url = { max: VEHICLE_LIMITS.url };
const id = { max: VEHICLE_LIMITS.id, clearable: true };
const message = { max: VEHICLE_LIMITS.maintenanceMessage, multiline: true };
const MOST_SAVES = 2_000_000_000;

class MaintenanceMessageDto implements LocalizedText {
  @Text({ ...message, required: texts.messageRequired })
  de: string;

  @Text(message)
  en?: string;

  @Text(message)
  fr?: string;

  @Text(message)
  it?: string;

  @Text(message)
  pt?: string;
}

/** The switch alone, or any other part of the vehicles page's settings. */
export class VehicleSettingsDto implements VehicleSettingsRequest {
  @Integer({ min: 1, max: MOST_SAVES })
  version?: number;

  @Flag({})
  maintenanceMode?: boolean;

  @Part(() => MaintenanceMessageDto, { message: texts.messageRequired, optional: true })
  maintenanceMessage?: MaintenanceMessageDto;

  @HttpsUrl(url)
  maintenanceRedirectUrl?: string;

  @HttpsUrl(url)
  sellerPageUrl?: string;

  @HttpsUrl(url)
  dealerPageUrl?: string;

  @HttpsUrl(url)
  widgetScriptUrl?: string;

  @Text({ max: VEHICLE_LIMITS.functionName, pattern: FUNCTION_NAME, patternMessage: texts.functionName })
  widgetInitFunction?: string;

  @Text(id)
  widgetDealerId?: string;

  @Text(id)
  widgetConfigId?: string;

  @Integer({ min: VEHICLE_LIMITS.heightMin, max: VEHICLE_LIMITS.heightMax })
  widgetHeight?: number;

  @Hosts()
  widgetHosts?: string[];

  @HttpsUrl(url)
  listingFrameUrl?: string;

  @HttpsUrl(url)
  listingInfoUrl?: string;

  @Text({ max: 7, pattern: COLOR, patternMessage: texts.color })
  backgroundColor?: string;
}
