import type { UsePasswordLinkRequest } from '@garage/contracts/password-links';
import { USER_LIMITS } from '@garage/contracts/users';
import { Text } from '@garage/shared/validation/text.decorator';
import texts from '../locales/de.json' with { type: 'json' };
import { ReadPasswordLinkDto } from './read-password-link.dto.js';

export class UsePasswordLinkDto extends ReadPasswordLinkDto implements UsePasswordLinkRequest {
  @Text({ ...USER_LIMITS.password, required: texts.passwordRequired, trim: false })
  password: string;
}
