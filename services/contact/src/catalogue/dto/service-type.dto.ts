import {
  BOOKING_SETTINGS_LIMITS,
  type ChangeServiceTypeRequest,
  type ServiceTypeRequest,
} from '@garage/contracts/booking-settings';
import type { LocalizedText } from '@garage/contracts/languages';
import { LARGEST_ID } from '@garage/shared/validation/id.decorator';
import { Part } from '@garage/shared/validation/nested.decorator';
import { Text } from '@garage/shared/validation/text.decorator';
import { Flag, Integer } from '@garage/shared/validation/values.decorator';
import texts from '../locales/de.json' with { type: 'json' };

const { serviceName, serviceDescription, duration, bufferMinutes } = BOOKING_SETTINGS_LIMITS;
const name = { max: serviceName };
const description = { max: serviceDescription, multiline: true };

class ServiceNameDto implements LocalizedText {
  @Text({ ...name, required: texts.nameRequired })
  de: string;

  @Text(name)
  en?: string;

  @Text(name)
  fr?: string;

  @Text(name)
  it?: string;

  @Text(name)
  pt?: string;
}

class ServiceDescriptionDto implements LocalizedText {
  @Text({ ...description, required: texts.descriptionRequired })
  de: string;

  @Text(description)
  en?: string;

  @Text(description)
  fr?: string;

  @Text(description)
  it?: string;

  @Text(description)
  pt?: string;
}

/** A new kind of work. */
export class ServiceTypeDto implements ServiceTypeRequest {
  @Part(() => ServiceNameDto, { message: texts.nameRequired })
  name: ServiceNameDto;

  @Part(() => ServiceDescriptionDto, { message: texts.descriptionRequired })
  description: ServiceDescriptionDto;

  @Integer({ ...duration, required: true })
  duration: number;

  @Integer({ ...bufferMinutes, required: true })
  bufferMinutes: number;

  @Text({
    required: texts.colorInvalid,
    max: 7,
    pattern: /^#[0-9a-f]{6}$/i,
    patternMessage: texts.colorInvalid,
  })
  color: string;

  @Flag({ required: true })
  isActive: boolean;
}

/** A kind of work as it is to be from now on. */
export class ChangeServiceTypeDto extends ServiceTypeDto implements ChangeServiceTypeRequest {
  @Integer({ required: true, min: 1, max: LARGEST_ID })
  version: number;
}
