import type { RoleSecondFactorRequest } from '@garage/contracts/users';
import { Flag } from '@garage/shared/validation/values.decorator';

export class RoleSecondFactorDto implements RoleSecondFactorRequest {
  @Flag({ required: true })
  isRequired: boolean;
}
