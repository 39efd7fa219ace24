import { refusedFields } from '@garage/shared/errors/app-error';
import { isBuiltOnName, isCommonPassword } from './common-passwords.js';
import texts from './locales/de.json' with { type: 'json' };

/**
 * Refuses a new password that others guess first. Its length is the DTO's affair; there are no rules
 * about signs and capitals, which make passwords harder to remember and no harder to guess.
 */
export function requireGoodPassword(password: string, username: string, field = 'password'): void {
  const problem = isBuiltOnName(password, username)
    ? texts.containsName
    : isCommonPassword(password)
      ? texts.common
      : null;
  if (problem) throw refusedFields({ [field]: problem });
}
