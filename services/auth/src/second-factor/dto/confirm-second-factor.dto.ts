import type { ConfirmSecondFactorRequest } from '@garage/contracts/profile';
import { Text } from '@garage/shared/validation/text.decorator';
import texts from '../locales/de.json' with { type: 'json' };

export class ConfirmSecondFactorDto implements ConfirmSecondFactorRequest {
  @Text({ max: 20, required: texts.codeRequired })
  code: string;
}
