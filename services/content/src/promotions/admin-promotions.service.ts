import type { UploadedPicture } from '@garage/contracts/pictures';
import type { Promotion } from '@garage/contracts/promotions';
import { promotionSubject } from '@garage/shared/audit/audit-entry';
import type { StaffCaller } from '@garage/shared/audit/staff-caller';
import { AppError } from '@garage/shared/errors/app-error';
import { Injectable } from '@nestjs/common';
import { Answers } from '../answers/answers.js';
import { isDataUrl } from '../media/data-url.js';
import { pictureError } from '../media/picture-error.js';
import { Pictures } from '../media/pictures.js';
import type { SavePromotionDto } from './dto/save-promotion.dto.js';
import texts from './locales/de.json' with { type: 'json' };
import type { PromotionEntity } from './promotion.entity.js';
import { toPromotion } from './promotion.mapper.js';
import { ACTIVE_KEY } from './promotions.service.js';
import { PromotionsRepository, type PromotionsTransaction } from './promotions.repository.js';
import { changedFields, type PromotionValues, valuesOf } from './promotion-values.js';

/** The popup shows it no wider, on the sharpest display. */
const PICTURE = { widest: 1280, field: 'imageUrl' };

/**
 * What staff do with promotions. A new picture is on disk before the database knows it, and an old one is
 * removed when the database has forgotten it, so a promotion never shows a picture that is not there.
 */
@Injectable()
export class AdminPromotionsService {
  constructor(
    private readonly promotions: PromotionsRepository,
    private readonly pictures: Pictures,
    private readonly answers: Answers,
  ) {}

  async list(): Promise<Promotion[]> {
    return (await this.promotions.findAll()).map(toPromotion);
  }

  async create(input: SavePromotionDto, by: StaffCaller): Promise<Promotion> {
    requireOrder(input);
    const uploaded = await this.uploadFrom(input);
    if (input.imageUrl && !uploaded) throw pictureError('notUploaded', PICTURE.field);
    return this.write(uploaded, async (promotions) => {
      const created = await promotions.insert(valuesOf(input, uploaded), by.user.username);
      await promotions.audit(entry('promotion-created', created, by));
      return { stored: created };
    });
  }

  async replace(id: number, input: SavePromotionDto, by: StaffCaller): Promise<Promotion> {
    requireOrder(input);
    const uploaded = await this.uploadFrom(input);
    return this.write(uploaded, async (promotions) => {
      const before = found(await promotions.lock(id));
      requireVersion(before, input.version);
      const kept = input.imageUrl && !uploaded ? keptPicture(input.imageUrl, before) : null;
      const values = valuesOf(input, uploaded ?? kept);
      return this.change(promotions, before, values, by, kept ? null : before.picture);
    });
  }

  async switch(id: number, isActive: boolean, by: StaffCaller): Promise<Promotion> {
    return this.write(null, async (promotions) => {
      const before = found(await promotions.lock(id));
      return this.change(promotions, before, { isActive }, by, null);
    });
  }

  async delete(id: number, by: StaffCaller): Promise<void> {
    await this.write(null, async (promotions) => {
      const stored = found(await promotions.lock(id));
      await promotions.delete(id);
      await promotions.audit(entry('promotion-deleted', stored, by));
      return { stored, unused: stored.picture };
    });
  }

  private async change(
    promotions: PromotionsTransaction,
    before: PromotionEntity,
    values: Partial<PromotionValues>,
    by: StaffCaller,
    unused: UploadedPicture | null,
  ): Promise<Written> {
    const changed = changedFields(before, values);
    // What changes nothing is nobody's version.
    const stored = changed.length > 0 ? await promotions.update(before, values, by.user.username) : before;
    await promotions.audit(entry('promotion-changed', stored, by, { changed }));
    return { stored, unused };
  }

  private async uploadFrom({ imageUrl }: SavePromotionDto): Promise<UploadedPicture | null> {
    return imageUrl && isDataUrl(imageUrl) ? this.pictures.upload(imageUrl, PICTURE) : null;
  }

  /** Runs the work in a transaction; one of the two pictures, the new or the old, is not needed afterwards. */
  private async write(
    uploaded: UploadedPicture | null,
    work: (promotions: PromotionsTransaction) => Promise<Written>,
  ): Promise<Promotion> {
    let written: Written;
    try {
      written = await this.promotions.transaction(work);
    } catch (error) {
      if (uploaded) await this.pictures.remove(uploaded);
      throw error;
    }
    this.answers.forget(ACTIVE_KEY);
    if (written.unused) await this.pictures.remove(written.unused);
    return toPromotion(written.stored);
  }
}

interface Written {
  stored: PromotionEntity;
  /** A picture that nobody shows any more. */
  unused?: UploadedPicture | null;
}

function requireOrder({ startDate, endDate }: SavePromotionDto): void {
  if (startDate <= endDate) return;
  throw new AppError(400, 'validation-failed', texts.endBeforeStart, {
    fields: { endDate: texts.endBeforeStart },
  });
}

function found(promotion: PromotionEntity | null): PromotionEntity {
  if (promotion) return promotion;
  throw new AppError(404, 'not-found', texts.notFound);
}

/** Without a version, whatever is stored is overwritten. */
function requireVersion(before: PromotionEntity, expected = before.version): void {
  if (before.version !== expected) throw new AppError(409, 'conflict', texts.savedByOther);
}

/** An address can only be the one that the promotion has: others are not ours to show. */
function keptPicture(imageUrl: string, before: PromotionEntity): UploadedPicture | null {
  if (imageUrl === before.imageUrl) return before.picture;
  throw pictureError('notUploaded', PICTURE.field);
}

function entry(
  action: 'promotion-created' | 'promotion-changed' | 'promotion-deleted',
  { id, name }: PromotionEntity,
  { user, caller }: StaffCaller,
  details: { changed?: string[] } = {},
) {
  return {
    action,
    outcome: 'success' as const,
    actorUserId: user.id,
    subject: promotionSubject(id),
    details: { name, ...details },
    caller,
  };
}
