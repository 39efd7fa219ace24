import type { WrittenVisit } from '@garage/contracts/appointments';
import { BOOKING_LIMITS } from '@garage/contracts/booking';
import { type Language, LANGUAGES } from '@garage/contracts/languages';
import { Email } from '@garage/shared/validation/email.decorator';
import { Ids } from '@garage/shared/validation/ids.decorator';
import { Text } from '@garage/shared/validation/text.decorator';
import { Flag, Integer, OneOf } from '@garage/shared/validation/values.decorator';
import { MAILED } from '../../booking/dto/mailed-words.js';
import texts from '../../locales/de.json' with { type: 'json' };

/** What staff write down of a customer, the car and the work. */
export class WrittenVisitDto implements WrittenVisit {
  @Ids({
    max: BOOKING_LIMITS.services,
    required: texts.servicesRequired,
    invalid: texts.serviceUnknown,
  })
  services: number[];

  @Text({ max: BOOKING_LIMITS.otherText, multiline: true })
  otherText?: string;

  @Text({ required: texts.nameRequired, max: BOOKING_LIMITS.name, ...MAILED })
  name: string;

  @Text({ required: texts.phoneRequired, max: BOOKING_LIMITS.phone })
  phone: string;

  @Email({ invalid: texts.emailInvalid })
  email?: string;

  @Text({ max: BOOKING_LIMITS.vehicleMake, ...MAILED })
  vehicleMake?: string;

  @Text({ max: BOOKING_LIMITS.vehicleModel, ...MAILED })
  vehicleModel?: string;

  @Integer({ min: 1900, max: 2100 })
  vehicleYear?: number;

  @Text({ max: BOOKING_LIMITS.vehicleLicensePlate, ...MAILED })
  vehicleLicensePlate?: string;

  @Text({ max: BOOKING_LIMITS.notes, multiline: true })
  notes?: string;

  @Flag({})
  earlierIfPossible?: boolean;

  @OneOf(LANGUAGES)
  language?: Language;
}
