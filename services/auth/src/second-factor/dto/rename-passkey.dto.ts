import { PASSKEY_LIMITS, type RenamePasskeyRequest } from '@garage/contracts/second-factor';
import { Text } from '@garage/shared/validation/text.decorator';
import texts from '../locales/de.json' with { type: 'json' };

export class RenamePasskeyDto implements RenamePasskeyRequest {
  @Text({ ...PASSKEY_LIMITS.name, required: texts.nameRequired })
  name: string;
}
