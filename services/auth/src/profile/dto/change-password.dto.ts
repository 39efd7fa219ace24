import type { ChangePasswordRequest } from '@garage/contracts/profile';
import { USER_LIMITS } from '@garage/contracts/users';
import { Text } from '@garage/shared/validation/text.decorator';
import texts from '../locales/de.json' with { type: 'json' };

export class ChangePasswordDto implements ChangePasswordRequest {
  @Text({ max: USER_LIMITS.password.max, required: texts.currentPasswordRequired, trim: false })
  currentPassword: string;

  @Text({ ...USER_LIMITS.password, required: texts.newPasswordRequired, trim: false })
  newPassword: string;
}
