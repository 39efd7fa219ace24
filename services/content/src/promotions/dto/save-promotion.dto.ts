import { UPLOAD_BODY_LIMIT } from '@garage/contracts/pictures';
import {
  IMAGE_POSITIONS,
  type ImagePosition,
  PROMOTION_LIMITS,
  PROMOTION_TYPES,
  type PromotionChangeRequest,
  type PromotionTranslations,
  type PromotionType,
  VISUAL_EFFECTS,
  type VisualEffect,
} from '@garage/contracts/promotions';
import { Day } from '@garage/shared/validation/day.decorator';
import { Text } from '@garage/shared/validation/text.decorator';
import { Flag, Integer, OneOf } from '@garage/shared/validation/values.decorator';
import { Allow } from 'class-validator';
import texts from '../locales/de.json' with { type: 'json' };
import { Settings } from './settings.decorator.js';
import { Translations } from './translations.decorator.js';

const MOST_CHANGES = 2_000_000_000;

/** All of a promotion; what is absent has the value of a new one. */
export class SavePromotionDto implements PromotionChangeRequest {
  @Text({ max: PROMOTION_LIMITS.name, required: texts.nameRequired })
  name: string;

  @Text({ max: PROMOTION_LIMITS.title, required: texts.titleRequired })
  title: string;

  @Text({ max: PROMOTION_LIMITS.description, required: texts.descriptionRequired, multiline: true })
  description: string;

  @Translations()
  translations?: PromotionTranslations;

  @OneOf(PROMOTION_TYPES, { required: texts.typeRequired })
  type: PromotionType;

  @Flag({})
  isActive?: boolean;

  @Day({ required: texts.startDateRequired })
  startDate: string;

  @Day({ required: texts.endDateRequired })
  endDate: string;

  @Flag({})
  ignoreDates?: boolean;

  @Flag({})
  showPopup?: boolean;

  @Flag({})
  showOnMobile?: boolean;

  @OneOf(VISUAL_EFFECTS)
  visualEffect?: VisualEffect | null;

  /** As long as the body may be: how large the picture in it is decides the media module. */
  @Text({ max: UPLOAD_BODY_LIMIT })
  imageUrl?: string;

  @OneOf(IMAGE_POSITIONS)
  imagePosition?: ImagePosition;

  @Settings()
  settings?: Record<string, unknown>;

  /** A new one has none yet, whatever is sent. */
  @Integer({ min: 0, max: MOST_CHANGES })
  version?: number;

  /** Part of what we answer, so whoever sends an answer back sends them too. They change nothing. */
  @Allow()
  id?: unknown;

  @Allow()
  picture?: unknown;

  @Allow()
  savedBy?: unknown;

  @Allow()
  createdAt?: unknown;

  @Allow()
  updatedAt?: unknown;
}
