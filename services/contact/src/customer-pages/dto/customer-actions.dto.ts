import type {
  AcceptProposalRequest,
  CancelBookingRequest,
  MoveBookingRequest,
} from '@garage/contracts/booking';
import { type AnswerRequest, FINDING_ANSWERS, type FindingAnswer } from '@garage/contracts/customer-visit';
import type { EarlierWishRequest, KeptPlaceRequest } from '@garage/contracts/earlier-places';
import { FINDINGS_LIMITS } from '@garage/contracts/findings';
import { LARGEST_ID } from '@garage/shared/validation/id.decorator';
import { Text } from '@garage/shared/validation/text.decorator';
import { Flag, Integer, OneOf } from '@garage/shared/validation/values.decorator';
import { LONGEST_TOKEN } from '../../appointments/booking/booking-tokens.js';
import { CalendarDay } from '../../calendar/dto/calendar-day.decorator.js';
import { ClockTimeText } from '../../calendar/dto/clock-time.decorator.js';
import texts from '../locales/de.json' with { type: 'json' };

export class CancelBookingDto implements CancelBookingRequest {
  @Text({ required: texts.tokenRequired, max: LONGEST_TOKEN })
  token: string;
}

export class AcceptProposalDto implements AcceptProposalRequest {
  @Text({ required: texts.tokenRequired, max: LONGEST_TOKEN })
  token: string;

  @Integer({ required: true, min: 1, max: LARGEST_ID })
  proposalId: number;
}

export class MoveBookingDto implements MoveBookingRequest {
  @Text({ required: texts.tokenRequired, max: LONGEST_TOKEN })
  token: string;

  @CalendarDay()
  date: string;

  @ClockTimeText()
  time: string;
}

export class AnswerDto implements AnswerRequest {
  @Text({ required: texts.tokenRequired, max: LONGEST_TOKEN })
  token: string;

  @OneOf(FINDING_ANSWERS, { required: true })
  answer: FindingAnswer;

  @Integer({ ...FINDINGS_LIMITS.price, required: true })
  price: number;

  @Integer({ min: 1, max: LARGEST_ID })
  version?: number;
}

export class EarlierWishDto implements EarlierWishRequest {
  @Text({ required: texts.tokenRequired, max: LONGEST_TOKEN })
  token: string;

  @Flag({ required: true })
  wished: boolean;
}

export class KeptPlaceDto implements KeptPlaceRequest {
  @Text({ required: texts.tokenRequired, max: LONGEST_TOKEN })
  token: string;

  @Integer({ required: true, min: 1, max: LARGEST_ID })
  placeId: number;
}
