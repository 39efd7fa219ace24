import type { LoginRequest } from '@garage/contracts/auth';
import { USER_LIMITS } from '@garage/contracts/users';
import { Text } from '@garage/shared/validation/text.decorator';
import { SecondFactorProofDto } from '../../second-factor/dto/second-factor-proof.dto.js';
import texts from '../locales/de.json' with { type: 'json' };

/** No lower limits: what a password needs is asked when it is set. */
export class LoginDto extends SecondFactorProofDto implements LoginRequest {
  @Text({ max: USER_LIMITS.username.max, required: texts.usernameRequired })
  username: string;

  @Text({ max: USER_LIMITS.password.max, required: texts.passwordRequired, trim: false })
  password: string;
}
