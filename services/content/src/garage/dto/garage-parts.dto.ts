import {
  GARAGE_LIMITS,
  type Closure,
  type GarageFacts,
  type OpeningBlock,
  type Weekday,
} from '@garage/contracts/garage';
import type { LocalizedText } from '@garage/contracts/languages';
import { Day } from '@garage/shared/validation/day.decorator';
import { HttpsUrl } from '@garage/shared/validation/https-url.decorator';
import { Text } from '@garage/shared/validation/text.decorator';
import { Decimal, Integer } from '@garage/shared/validation/values.decorator';
import texts from '../locales/garage.de.json' with { type: 'json' };
import { ListOf, Part } from '@garage/shared/validation/nested.decorator';

const description = { max: GARAGE_LIMITS.description };
const reason = { max: GARAGE_LIMITS.closureReason };
const url = { max: GARAGE_LIMITS.url };
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

export class DescriptionDto implements LocalizedText {
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

class ReasonDto implements LocalizedText {
  @Text({ ...reason, required: texts.reasonRequired })
  de: string;

  @Text(reason)
  en?: string;

  @Text(reason)
  fr?: string;

  @Text(reason)
  it?: string;

  @Text(reason)
  pt?: string;
}

export class AddressDto {
  @Text({ required: texts.streetRequired, max: GARAGE_LIMITS.street })
  street: string;

  @Text({
    required: texts.postalCodeRequired,
    max: 5,
    pattern: /^\d{4,5}$/,
    patternMessage: texts.postalCode,
  })
  postalCode: string;

  @Text({ required: texts.cityRequired, max: GARAGE_LIMITS.city })
  city: string;

  @Text({ required: texts.country, max: 2, pattern: /^[A-Z]{2}$/, patternMessage: texts.country })
  country: string;
}

class OpeningBlockDto implements OpeningBlock {
  @Text({ required: texts.time, max: 5, pattern: TIME, patternMessage: texts.time })
  from: string;

  @Text({ required: texts.time, max: 5, pattern: TIME, patternMessage: texts.time })
  to: string;
}

const Blocks = () =>
  ListOf(() => OpeningBlockDto, {
    max: GARAGE_LIMITS.blocksPerDay,
    message: texts.hoursRequired,
    tooMany: texts.tooManyBlocks,
  });

export class OpeningHoursDto implements Record<Weekday, OpeningBlock[]> {
  @Blocks()
  monday: OpeningBlockDto[];

  @Blocks()
  tuesday: OpeningBlockDto[];

  @Blocks()
  wednesday: OpeningBlockDto[];

  @Blocks()
  thursday: OpeningBlockDto[];

  @Blocks()
  friday: OpeningBlockDto[];

  @Blocks()
  saturday: OpeningBlockDto[];

  @Blocks()
  sunday: OpeningBlockDto[];
}

export class ClosureDto implements Closure {
  @Day({ required: texts.fromRequired })
  from: string;

  @Day({ required: texts.toRequired })
  to: string;

  @Part(() => ReasonDto, { message: texts.reasonRequired })
  reason: ReasonDto;
}

export class LinksDto {
  @HttpsUrl(url)
  externalBooking?: string;

  @HttpsUrl(url)
  reviews?: string;
}

export class SocialDto {
  @HttpsUrl(url)
  facebook?: string;

  @HttpsUrl(url)
  instagram?: string;

  @HttpsUrl(url)
  youtube?: string;

  @HttpsUrl(url)
  tiktok?: string;

  @HttpsUrl(url)
  linkedin?: string;
}

export class LocationDto implements NonNullable<GarageFacts['location']> {
  @Decimal({ required: texts.latitudeRequired, min: -90, max: 90 })
  latitude: number;

  @Decimal({ required: texts.longitudeRequired, min: -180, max: 180 })
  longitude: number;
}

export class RatingDto implements NonNullable<GarageFacts['rating']> {
  @Decimal({ required: texts.ratingValueRequired, min: 1, max: 5 })
  value: number;

  @Integer({ required: texts.ratingReviewsRequired, min: 1, max: GARAGE_LIMITS.reviews })
  reviews: number;
}
