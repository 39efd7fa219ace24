import { type DeclineFloodRequest, FLOOD_SIGNS } from '@garage/contracts/booking-floods';
import { Ids } from '@garage/shared/validation/ids.decorator';
import texts from '../locales/de.json' with { type: 'json' };

export class DeclineFloodDto implements DeclineFloodRequest {
  @Ids({ max: FLOOD_SIGNS.looked, required: texts.idsRequired, invalid: texts.idsInvalid })
  ids: number[];
}
