import type { ReauthenticationRequest } from '@garage/contracts/second-factor';
import { USER_LIMITS } from '@garage/contracts/users';
import { Text } from '@garage/shared/validation/text.decorator';
import texts from '../locales/de.json' with { type: 'json' };
import { SecondFactorProofDto } from './second-factor-proof.dto.js';

export class ReauthenticationDto extends SecondFactorProofDto implements ReauthenticationRequest {
  @Text({ max: USER_LIMITS.password.max, required: texts.passwordRequired, trim: false })
  password: string;
}
