import {
  type ConfirmPasskeyRequest,
  PASSKEY_LIMITS,
  PASSKEY_TRANSPORTS,
} from '@garage/contracts/second-factor';
import { SomeOf } from '@garage/shared/validation/values.decorator';
import { Base64Url } from './base64url.decorator.js';
import { RenamePasskeyDto } from './rename-passkey.dto.js';

export class ConfirmPasskeyDto extends RenamePasskeyDto implements ConfirmPasskeyRequest {
  @Base64Url(PASSKEY_LIMITS.id)
  id: string;

  @Base64Url(PASSKEY_LIMITS.clientDataJSON)
  clientDataJSON: string;

  @Base64Url(PASSKEY_LIMITS.attestationObject)
  attestationObject: string;

  @SomeOf(PASSKEY_TRANSPORTS)
  transports?: string[];
}
