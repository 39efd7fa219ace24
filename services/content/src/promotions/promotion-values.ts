import { isDeepStrictEqual } from 'node:util';
import { formatWidths, sizeSuffix, type UploadedPicture } from '@garage/contracts/pictures';
import type { PromotionRequest } from '@garage/contracts/promotions';
import type { PromotionEntity } from './promotion.entity.js';

/** Everything that staff decide about a promotion. */
export type PromotionValues = Omit<PromotionEntity, 'id' | 'version' | 'savedBy' | 'createdAt' | 'updatedAt'>;

/** The request with the values of a new promotion in the place of what it lacks. */
export function valuesOf(
  input: Omit<PromotionRequest, 'imageUrl'>,
  picture: UploadedPicture | null,
): PromotionValues {
  return {
    name: input.name,
    title: input.title,
    description: input.description,
    translations: input.translations ?? {},
    type: input.type,
    isActive: input.isActive ?? false,
    startDate: input.startDate,
    endDate: input.endDate,
    ignoreDates: input.ignoreDates ?? false,
    showPopup: input.showPopup ?? true,
    showOnMobile: input.showOnMobile ?? true,
    visualEffect: input.visualEffect || null,
    imageUrl: picture ? plainAddress(picture) : '',
    picture,
    imagePosition: input.imagePosition ?? 'left',
    settings: input.settings ?? {},
  };
}

/** Names of what is different afterwards, for the audit record. */
export function changedFields(before: PromotionEntity, values: Partial<PromotionValues>): string[] {
  const names = Object.keys(values) as (keyof PromotionValues)[];
  return names.filter((name) => !isDeepStrictEqual(before[name], values[name]));
}

/** The size that every browser understands. */
function plainAddress({ base, widths, width }: UploadedPicture): string {
  return base + sizeSuffix(formatWidths(widths, 'jpg').at(-1) ?? width, 'jpg');
}
