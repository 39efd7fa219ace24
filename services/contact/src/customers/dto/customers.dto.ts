import { BOOKING_LIMITS } from '@garage/contracts/booking';
import {
  type CustomerNoteRequest,
  CUSTOMERS_LIMITS,
  type CustomersQuery,
  type MergeCustomerRequest,
  type MoveToCustomerRequest,
  type SaveCustomerRequest,
} from '@garage/contracts/customers';
import {
  CUSTOMER_VEHICLE_LIMITS,
  type SaveCustomerVehicleRequest,
} from '@garage/contracts/customer-vehicles';
import { Day } from '@garage/shared/validation/day.decorator';
import { Email } from '@garage/shared/validation/email.decorator';
import { LARGEST_ID } from '@garage/shared/validation/id.decorator';
import { Text } from '@garage/shared/validation/text.decorator';
import { Integer } from '@garage/shared/validation/values.decorator';
import { Type } from 'class-transformer';
import texts from '../locales/de.json' with { type: 'json' };

/** Which part of a list of customers, or of cars, is asked for. */
export class CustomersQueryDto implements CustomersQuery {
  @Text(CUSTOMERS_LIMITS.search)
  search?: string;

  @Text({ max: CUSTOMERS_LIMITS.cursor })
  cursor?: string;

  @Integer({ min: 1, max: CUSTOMERS_LIMITS.page })
  @Type(() => Number)
  limit?: number;
}

export class SaveCustomerDto implements SaveCustomerRequest {
  @Integer({ required: true, min: 1, max: LARGEST_ID })
  version: number;

  @Text({ required: texts.nameRequired, max: BOOKING_LIMITS.name })
  name: string;

  @Email({ invalid: texts.emailInvalid })
  email?: string;

  @Text({ max: BOOKING_LIMITS.phone })
  phone?: string;
}

export class CustomerNoteDto implements CustomerNoteRequest {
  @Text({ required: texts.noteRequired, max: CUSTOMERS_LIMITS.note, multiline: true })
  text: string;
}

export class MergeCustomerDto implements MergeCustomerRequest {
  @Integer({ required: true, min: 1, max: LARGEST_ID })
  customerId: number;
}

export class MoveToCustomerDto implements MoveToCustomerRequest {
  @Integer({ min: 1, max: LARGEST_ID })
  appointmentId?: number;

  @Integer({ min: 1, max: LARGEST_ID })
  messageId?: number;

  @Integer({ min: 1, max: LARGEST_ID })
  customerId?: number;
}

export class SaveCustomerVehicleDto implements SaveCustomerVehicleRequest {
  @Integer({ required: true, min: 1, max: LARGEST_ID })
  version: number;

  @Text({
    required: texts.plateRequired,
    max: CUSTOMER_VEHICLE_LIMITS.plate,
    pattern: /[a-z0-9]/i,
    patternMessage: texts.plateRequired,
  })
  plate: string;

  @Text({ max: CUSTOMER_VEHICLE_LIMITS.make })
  make?: string;

  @Text({ max: CUSTOMER_VEHICLE_LIMITS.model })
  model?: string;

  @Integer({ min: 1900, max: 2100 })
  year?: number;

  @Day({})
  firstRegistration?: string;

  @Day({})
  nextInspection?: string;

  @Text({ max: CUSTOMER_VEHICLE_LIMITS.chassisNumber })
  chassisNumber?: string;
}
