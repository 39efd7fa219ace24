import { PASSWORD_TOKEN_MAX, type ReadPasswordLinkRequest } from '@garage/contracts/password-links';
import { Text } from '@garage/shared/validation/text.decorator';
import texts from '../locales/de.json' with { type: 'json' };

export class ReadPasswordLinkDto implements ReadPasswordLinkRequest {
  @Text({ max: PASSWORD_TOKEN_MAX, required: texts.tokenRequired })
  token: string;
}
