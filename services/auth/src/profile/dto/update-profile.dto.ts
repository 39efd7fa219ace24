import type { UpdateProfileRequest } from '@garage/contracts/profile';
import { USER_LIMITS } from '@garage/contracts/users';
import { Email } from '@garage/shared/validation/email.decorator';
import { Text } from '@garage/shared/validation/text.decorator';

export class UpdateProfileDto implements UpdateProfileRequest {
  @Text({ ...USER_LIMITS.fullName, clearable: true })
  fullName?: string;

  @Email({ clearable: true })
  email?: string;

  @Text({ max: USER_LIMITS.password.max, trim: false })
  currentPassword?: string;
}
