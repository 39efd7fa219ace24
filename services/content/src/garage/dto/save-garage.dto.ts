import { CANTONS } from '@garage/contracts/cantons';
import { LANGUAGES, type Language } from '@garage/contracts/languages';
import {
  GARAGE_LIMITS,
  HOLIDAYS,
  PAYMENT_METHODS,
  PRICE_RANGES,
  type Holiday,
  type PaymentMethod,
} from '@garage/contracts/garage';
import { Email } from '@garage/shared/validation/email.decorator';
import { TextList } from '@garage/shared/validation/text-list.decorator';
import { Text } from '@garage/shared/validation/text.decorator';
import { Integer, OneOf, SomeOf } from '@garage/shared/validation/values.decorator';
import texts from '../locales/garage.de.json' with { type: 'json' };
import {
  AddressDto,
  ClosureDto,
  DescriptionDto,
  LinksDto,
  LocationDto,
  OpeningHoursDto,
  RatingDto,
  SocialDto,
} from './garage-parts.dto.js';
import { ListOf, Part } from '@garage/shared/validation/nested.decorator';

const year = { min: GARAGE_LIMITS.firstYear, max: GARAGE_LIMITS.lastYear };

/** The whole record; what is optional and missing is removed. */
export class GarageFactsDto {
  @Text({ required: texts.nameRequired, max: GARAGE_LIMITS.name })
  name: string;

  @Text({ max: GARAGE_LIMITS.tagline, clearable: true })
  tagline?: string;

  @Part(() => DescriptionDto, { message: texts.descriptionRequired })
  description: DescriptionDto;

  @TextList({
    required: true,
    max: GARAGE_LIMITS.brands,
    tooMany: texts.tooManyBrands,
    maxLength: GARAGE_LIMITS.brand,
    invalid: texts.brandInvalid,
  })
  brands: string[];

  @Integer({ ...year, required: texts.foundedYearRequired })
  foundedYear: number;

  @Part(() => AddressDto, { message: texts.section })
  address: AddressDto;

  @Text({
    required: texts.phoneRequired,
    max: GARAGE_LIMITS.phone,
    pattern: /^\+[1-9](?: ?\d){6,14}$/,
    patternMessage: texts.phone,
  })
  phone: string;

  @Email({ required: texts.emailRequired })
  email: string;

  @Part(() => OpeningHoursDto, { message: texts.hoursRequired })
  openingHours: OpeningHoursDto;

  @Part(() => LinksDto, { message: texts.section })
  links: LinksDto;

  @ListOf(() => ClosureDto, {
    max: GARAGE_LIMITS.closures,
    message: texts.section,
    tooMany: texts.tooManyClosures,
  })
  closures: ClosureDto[];

  @SomeOf(HOLIDAYS)
  holidays?: Holiday[];

  @OneOf(CANTONS)
  canton?: string;

  @Part(() => LocationDto, { message: texts.section, optional: true })
  location?: LocationDto | null;

  @Part(() => SocialDto, { message: texts.section })
  social: SocialDto;

  @SomeOf(PAYMENT_METHODS)
  paymentMethods?: PaymentMethod[];

  @Integer({ min: 1, max: GARAGE_LIMITS.radiusMetres })
  serviceRadiusMetres?: number;

  @OneOf(PRICE_RANGES)
  priceRange?: string;

  @Part(() => RatingDto, { message: texts.section, optional: true })
  rating?: RatingDto | null;

  @Integer(year)
  jubileeYear?: number;

  @Integer({ min: 1, max: GARAGE_LIMITS.lateCancellationFee })
  lateCancellationFee?: number;

  @Text({ max: 7, pattern: /^#[0-9a-f]{6}$/i, patternMessage: texts.brandColor })
  brandColor?: string;

  @SomeOf(LANGUAGES)
  languages?: Language[];
}

export class SaveGarageDto {
  @Integer({ required: true, min: 1, max: 2_000_000_000 })
  version: number;

  @Part(() => GarageFactsDto, { message: texts.section })
  garage: GarageFactsDto;
}
