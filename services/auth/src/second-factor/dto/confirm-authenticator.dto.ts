import type { ConfirmAuthenticatorRequest } from '@garage/contracts/second-factor';
import { Text } from '@garage/shared/validation/text.decorator';
import texts from '../locales/de.json' with { type: 'json' };

export class ConfirmAuthenticatorDto implements ConfirmAuthenticatorRequest {
  @Text({ max: 20, required: texts.codeRequired })
  code: string;
}
