import { PASSKEY_LIMITS, type PasskeyAssertion } from '@garage/contracts/second-factor';
import { Base64Url } from './base64url.decorator.js';

export class PasskeyAssertionDto implements PasskeyAssertion {
  @Base64Url(PASSKEY_LIMITS.id)
  id: string;

  @Base64Url(PASSKEY_LIMITS.clientDataJSON)
  clientDataJSON: string;

  @Base64Url(PASSKEY_LIMITS.authenticatorData)
  authenticatorData: string;

  @Base64Url(PASSKEY_LIMITS.signature)
  signature: string;
}
