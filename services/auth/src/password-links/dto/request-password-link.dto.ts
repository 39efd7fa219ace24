import type { RequestPasswordLinkRequest } from '@garage/contracts/password-links';
import { Email } from '@garage/shared/validation/email.decorator';
import texts from '../locales/de.json' with { type: 'json' };

export class RequestPasswordLinkDto implements RequestPasswordLinkRequest {
  @Email({ required: texts.emailRequired })
  email: string;
}
