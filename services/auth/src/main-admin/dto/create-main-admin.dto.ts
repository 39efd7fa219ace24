import type { CreateMainAdminRequest } from '@garage/contracts/auth';
import { USER_LIMITS } from '@garage/contracts/users';
import { Text } from '@garage/shared/validation/text.decorator';
import texts from '../locales/de.json' with { type: 'json' };

export class CreateMainAdminDto implements CreateMainAdminRequest {
  @Text({ max: 100, required: texts.codeRequired })
  code: string;

  @Text({ ...USER_LIMITS.password, required: texts.passwordRequired, trim: false })
  password: string;
}
