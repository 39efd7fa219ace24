import { RETENTION_LIMITS, type RetentionDays, type SaveRetentionRequest } from '@garage/contracts/retention';
import { Part } from '@garage/shared/validation/nested.decorator';
import { Integer } from '@garage/shared/validation/values.decorator';
import { Type } from 'class-transformer';
import texts from '../locales/de.json' with { type: 'json' };

const {
  contactMessages,
  spam,
  sentMails,
  idempotencyKeys,
  documents,
  jobPhotos,
  appointments,
  inspectionReminders,
  customers,
} = RETENTION_LIMITS;

class RetentionDaysDto implements RetentionDays {
  @Integer({ ...contactMessages, required: true })
  contactMessages: number;

  @Integer({ ...spam, required: true })
  spam: number;

  @Integer({ ...sentMails, required: true })
  sentMails: number;

  @Integer({ ...idempotencyKeys, required: true })
  idempotencyKeys: number;

  @Integer({ ...documents, required: true })
  documents: number;

  @Integer({ ...jobPhotos, required: true })
  jobPhotos: number;

  @Integer({ ...appointments, required: true })
  appointments: number;

  @Integer({ ...inspectionReminders, required: true })
  inspectionReminders: number;

  @Integer({ ...customers, required: true })
  customers: number;
}

export class SaveRetentionDto implements SaveRetentionRequest {
  @Integer({ required: true, min: 0, max: 2_000_000_000 })
  version: number;

  @Part(() => RetentionDaysDto, { message: texts.daysRequired })
  days: RetentionDaysDto;
}

/** Days that are only tried out. */
export class RetentionPreviewDto implements Partial<RetentionDays> {
  @Integer(contactMessages)
  @Type(() => Number)
  contactMessages?: number;

  @Integer(spam)
  @Type(() => Number)
  spam?: number;

  @Integer(sentMails)
  @Type(() => Number)
  sentMails?: number;

  @Integer(idempotencyKeys)
  @Type(() => Number)
  idempotencyKeys?: number;

  @Integer(documents)
  @Type(() => Number)
  documents?: number;

  @Integer(jobPhotos)
  @Type(() => Number)
  jobPhotos?: number;

  @Integer(appointments)
  @Type(() => Number)
  appointments?: number;

  @Integer(inspectionReminders)
  @Type(() => Number)
  inspectionReminders?: number;

  @Integer(customers)
  @Type(() => Number)
  customers?: number;
}
