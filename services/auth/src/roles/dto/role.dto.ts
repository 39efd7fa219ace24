import { PERMISSIONS, type Permission } from '@garage/contracts/permissions';
import { ROLE_LIMITS, type RoleRequest } from '@garage/contracts/users';
import { Text } from '@garage/shared/validation/text.decorator';
import { SomeOf } from '@garage/shared/validation/values.decorator';
import texts from '../locales/de.json' with { type: 'json' };

export class RoleDto implements RoleRequest {
  @Text({ ...ROLE_LIMITS.name, required: texts.nameRequired })
  name: string;

  @Text({ ...ROLE_LIMITS.description, clearable: true })
  description?: string;

  @SomeOf(PERMISSIONS, { required: texts.permissionsRequired })
  permissions: Permission[];
}
