import type { UserEntity } from '../auth/user.entity.js';
import type { Caller } from './caller.js';

/** Who of the staff does something, and from where. */
export interface StaffCaller {
  user: UserEntity;
  caller: Caller;
}
