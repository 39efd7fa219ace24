import type { Caller } from '@garage/shared/audit/caller';
import type { UserEntity } from '@garage/shared/auth/user.entity';

/** Who of the staff does something, and from where. */
export interface StaffCaller {
  user: UserEntity;
  caller: Caller;
}
