import type { ActivePromotion, Promotion } from '@garage/contracts/promotions';
import type { PromotionEntity } from './promotion.entity.js';

/** Names every field that visitors get; the internal name and the settings stay inside. */
export function toActivePromotion(entity: PromotionEntity): ActivePromotion {
  return {
    ...shownFields(entity),
    isActive: true,
    startDate: entity.ignoreDates ? null : entity.startDate,
    endDate: entity.ignoreDates ? null : entity.endDate,
  };
}

/** Names every field that the staff get. */
export function toPromotion(entity: PromotionEntity): Promotion {
  return {
    ...shownFields(entity),
    name: entity.name,
    isActive: entity.isActive,
    startDate: entity.startDate,
    endDate: entity.endDate,
    ignoreDates: entity.ignoreDates,
    settings: entity.settings,
    version: entity.version,
    savedBy: entity.savedBy,
    createdAt: entity.createdAt.toISOString(),
    updatedAt: entity.updatedAt.toISOString(),
  };
}

/** What both see alike. */
function shownFields(entity: PromotionEntity) {
  return {
    id: entity.id,
    title: entity.title,
    description: entity.description,
    translations: entity.translations,
    type: entity.type,
    showPopup: entity.showPopup,
    showOnMobile: entity.showOnMobile,
    visualEffect: entity.visualEffect,
    imageUrl: entity.imageUrl,
    picture: entity.picture,
    imagePosition: entity.imagePosition,
  };
}
