import type { SecondFactorProof } from '@garage/contracts/second-factor';
import { Part } from '@garage/shared/validation/nested.decorator';
import { Text } from '@garage/shared/validation/text.decorator';
import texts from '../locales/de.json' with { type: 'json' };
import { PasskeyAssertionDto } from './passkey-assertion.dto.js';

export class SecondFactorProofDto implements SecondFactorProof {
  @Text({ max: 40 })
  code?: string;

  @Part(() => PasskeyAssertionDto, { message: texts.passkeyRefused, optional: true })
  passkey?: PasskeyAssertionDto;
}
