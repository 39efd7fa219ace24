import { FINDING_STATES, type FindingState, type Rating, RATINGS } from '@garage/contracts/customer-visit';
import {
  type ChangeFindingRequest,
  type ChangePhotoRequest,
  type FindingRequest,
  FINDINGS_LIMITS,
  TOLD_ANSWERS,
  type ToldAnswer,
  type ToldAnswerRequest,
} from '@garage/contracts/findings';
import { LARGEST_ID } from '@garage/shared/validation/id.decorator';
import { IdList } from '@garage/shared/validation/ids.decorator';
import { NullableId } from '@garage/shared/validation/nullable-id.decorator';
import { Text } from '@garage/shared/validation/text.decorator';
import { Flag, Integer, OneOf } from '@garage/shared/validation/values.decorator';
import texts from '../locales/de.json' with { type: 'json' };

class FindingWordsDto implements Omit<FindingRequest, 'continues'> {
  @Text({ required: texts.titleRequired, max: FINDINGS_LIMITS.title })
  title: string;

  @OneOf(RATINGS, { required: true })
  rating: Rating;

  @Text({ max: FINDINGS_LIMITS.text, multiline: true })
  text?: string;

  @Integer(FINDINGS_LIMITS.price)
  price?: number;

  @Integer(FINDINGS_LIMITS.minutes)
  minutes?: number;

  @IdList({ max: FINDINGS_LIMITS.photosEach, invalid: texts.photosInvalid })
  photos?: number[];
}

export class FindingDto extends FindingWordsDto implements FindingRequest {
  @Integer({ min: 1, max: LARGEST_ID })
  continues?: number;
}

export class ChangeFindingDto extends FindingWordsDto implements ChangeFindingRequest {
  @Integer({ required: true, min: 1, max: LARGEST_ID })
  version: number;
}

export class ToldAnswerDto implements ToldAnswerRequest {
  @OneOf(TOLD_ANSWERS, { required: true })
  answer: ToldAnswer;

  @Integer({ required: true, min: 1, max: LARGEST_ID })
  version: number;

  @OneOf(FINDING_STATES, { required: true })
  state: FindingState;
}

export class ChangePhotoDto implements ChangePhotoRequest {
  @Flag({})
  isReleased?: boolean;

  @NullableId()
  findingId?: number | null;
}
