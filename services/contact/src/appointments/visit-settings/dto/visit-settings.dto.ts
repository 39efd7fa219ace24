import { EARLIER_LIMITS } from '@garage/contracts/earlier-places';
import { FINDINGS_LIMITS } from '@garage/contracts/findings';
import type { SaveVisitSettingsRequest } from '@garage/contracts/visit-settings';
import { LARGEST_ID } from '@garage/shared/validation/id.decorator';
import { Flag, Integer } from '@garage/shared/validation/values.decorator';

export class VisitSettingsDto implements SaveVisitSettingsRequest {
  @Flag({ required: true })
  mailWhenReceived: boolean;

  @Integer({ ...FINDINGS_LIMITS.remindAfterMinutes, required: true })
  remindAfterMinutes: number;

  @Flag({ required: true })
  keepFreedPlaces: boolean;

  @Integer({ ...EARLIER_LIMITS.keepMinutes, required: true })
  keepMinutes: number;

  @Integer({ required: true, min: 0, max: LARGEST_ID })
  version: number;
}
