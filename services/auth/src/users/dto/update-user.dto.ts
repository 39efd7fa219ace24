import { type UpdateUserRequest, USER_LIMITS } from '@garage/contracts/users';
import { Email } from '@garage/shared/validation/email.decorator';
import { LARGEST_ID } from '@garage/shared/validation/id.decorator';
import { Text } from '@garage/shared/validation/text.decorator';
import { Flag, Integer } from '@garage/shared/validation/values.decorator';

export class UpdateUserDto implements UpdateUserRequest {
  /** Clients repeat the id of the address here; the address counts. */
  @Integer({ min: 1, max: LARGEST_ID })
  id?: number;

  @Text(USER_LIMITS.username)
  username?: string;

  @Text({ ...USER_LIMITS.password, trim: false })
  password?: string;

  @Integer({ min: 1, max: LARGEST_ID })
  roleId?: number;

  @Flag({})
  isAdmin?: boolean;

  @Text({ ...USER_LIMITS.fullName, clearable: true })
  fullName?: string;

  @Email({ clearable: true })
  email?: string;
}
