import { type CreateUserRequest, USER_LIMITS } from '@garage/contracts/users';
import { Email } from '@garage/shared/validation/email.decorator';
import { LARGEST_ID } from '@garage/shared/validation/id.decorator';
import { Text } from '@garage/shared/validation/text.decorator';
import { Flag, Integer } from '@garage/shared/validation/values.decorator';
import texts from '../locales/de.json' with { type: 'json' };

export class CreateUserDto implements CreateUserRequest {
  @Text({ ...USER_LIMITS.username, required: texts.usernameRequired })
  username: string;

  @Text({ ...USER_LIMITS.password, trim: false })
  password?: string;

  @Integer({ min: 1, max: LARGEST_ID, required: texts.roleRequired })
  roleId: number;

  @Flag({})
  isAdmin?: boolean;

  @Text(USER_LIMITS.fullName)
  fullName?: string;

  @Email({})
  email?: string;
}
