import type { OwnPasswordRequest } from '@garage/contracts/profile';
import { USER_LIMITS } from '@garage/contracts/users';
import { Text } from '@garage/shared/validation/text.decorator';
import texts from '../locales/de.json' with { type: 'json' };

export class OwnPasswordDto implements OwnPasswordRequest {
  @Text({ max: USER_LIMITS.password.max, required: texts.passwordRequired, trim: false })
  password: string;
}
