import type { PromotionSwitchRequest } from '@garage/contracts/promotions';
import { Flag } from '@garage/shared/validation/values.decorator';

/** Switches a promotion on or off. */
export class SwitchPromotionDto implements PromotionSwitchRequest {
  @Flag({ required: true })
  isActive: boolean;
}
