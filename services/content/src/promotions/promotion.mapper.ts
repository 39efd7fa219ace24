import type { ActivePromotion } from '@garage/contracts/promotions';
import type { PromotionEntity } from './promotion.entity.js';

/** Names every field that visitors get; the internal name and the settings stay inside. */
export function toActivePromotion(entity: PromotionEntity): ActivePromotion {
  return {
    id: entity.id,
    title: entity.title,
    description: entity.description,
    translations: entity.translations,
    type: entity.type,
    isActive: true,
    startDate: entity.ignoreDates ? null : entity.startDate,
    endDate: entity.ignoreDates ? null : entity.endDate,
    showPopup: entity.showPopup,
    showOnMobile: entity.showOnMobile,
    visualEffect: entity.visualEffect,
    imageUrl: entity.imageUrl,
    imagePosition: entity.imagePosition,
  };
}
