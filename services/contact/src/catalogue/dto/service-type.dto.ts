import {
  BOOKING_SETTINGS_LIMITS,
  type ChangeServiceTypeRequest,
  type ServiceTypeRequest,
} from '@garage/contracts/booking-settings';
import type { LocalizedText } from '@garage/contracts/languages';
import { LARGEST_ID } from '@garage/shared/validation/id.decorator';
import { Part } from '@garage/shared/validation/nested.decorator';
import { Text } from '@garage/shared/validation/text.decorator';
import { fill } from '@garage/shared/validation/rule';
import { Flag, Integer } from '@garage/shared/validation/values.decorator';
import texts from '../locales/de.json' with { type: 'json' };

const { serviceName, serviceDescription, duration, bufferMinutes, checks } = BOOKING_SETTINGS_LIMITS;
const name = { max: serviceName };
/** Lines of at most so many characters. */
const checkList = {
  max: checks.lines * (checks.characters + 1),
  multiline: true,
  pattern: new RegExp(String.raw`^(?:.{0,${checks.characters}}(?:\n|$)){0,${checks.lines}}$`),
  patternMessage: fill(texts.checksTooLong, checks),
} as const;
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

class ServiceChecksDto implements LocalizedText {
  @Text({ ...checkList, clearable: true })
  de = '';

  @Text(checkList)
  en?: string;

  @Text(checkList)
  fr?: string;

  @Text(checkList)
  it?: string;

  @Text(checkList)
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

  @Part(() => ServiceChecksDto, { message: texts.checksInvalid, optional: true })
  checks?: ServiceChecksDto;
}

/** A kind of work as it is to be from now on. */
export class ChangeServiceTypeDto extends ServiceTypeDto implements ChangeServiceTypeRequest {
  @Integer({ required: true, min: 1, max: LARGEST_ID })
  version: number;
}
