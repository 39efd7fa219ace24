import { BOOKING_LIMITS, type BookingRequest } from '@garage/contracts/booking';
import { type Language, LANGUAGES } from '@garage/contracts/languages';
import { HIGHEST_ENTRY } from '@garage/contracts/highest-entry';
import { Email } from '@garage/shared/validation/email.decorator';
import { Ids } from '@garage/shared/validation/ids.decorator';
import { Text } from '@garage/shared/validation/text.decorator';
import { Flag, Integer, OneOf } from '@garage/shared/validation/values.decorator';
import { CalendarDay } from '../../../calendar/dto/calendar-day.decorator.js';
import { ClockTimeText } from '../../../calendar/dto/clock-time.decorator.js';
import texts from '../../locales/de.json' with { type: 'json' };
import { MAILED } from './mailed-words.js';
import { RegistrationMonth } from './registration-month.decorator.js';

const EARLIEST_VEHICLE_YEAR = 1900;
const LATEST_VEHICLE_YEAR = 2100;

/** What a visitor sends to book a visit. */
export class BookingDto implements BookingRequest {
  @Ids({
    max: BOOKING_LIMITS.services,
    required: texts.servicesRequired,
    invalid: texts.serviceUnknown,
  })
  services: number[];

  @Text({ max: BOOKING_LIMITS.otherText, multiline: true })
  otherText?: string;

  @CalendarDay()
  date: string;

  @ClockTimeText()
  time: string;

  @Text({ required: texts.nameRequired, max: BOOKING_LIMITS.name, ...MAILED })
  name: string;

  @Email({ required: texts.emailRequired, invalid: texts.emailInvalid })
  email: string;

  @Text({ required: texts.phoneRequired, max: BOOKING_LIMITS.phone })
  phone: string;

  @Text({ max: BOOKING_LIMITS.vehicleMake, ...MAILED })
  vehicleMake?: string;

  @Text({ max: BOOKING_LIMITS.vehicleModel, ...MAILED })
  vehicleModel?: string;

  @Integer({ min: EARLIEST_VEHICLE_YEAR, max: LATEST_VEHICLE_YEAR })
  vehicleYear?: number;

  @Text({ max: BOOKING_LIMITS.vehicleLicensePlate, ...MAILED })
  vehicleLicensePlate?: string;

  @Text({ max: BOOKING_LIMITS.notes, multiline: true })
  notes?: string;

  @Integer({ min: 1, max: HIGHEST_ENTRY })
  offer?: number;

  @Flag({})
  earlierIfPossible?: boolean;

  @RegistrationMonth()
  firstRegistration?: string;

  @Flag({})
  inspectionReminder?: boolean;

  @Flag({ required: texts.privacyRequired, mustBeTrue: texts.privacyRequired })
  privacy: boolean;

  @OneOf(LANGUAGES)
  language?: Language;
}
