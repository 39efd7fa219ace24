import { describe, expect, it } from '@jest/globals';
import { openRequirement, requireNothingOpen } from './requirement.js';

const account = (mustChangePassword: boolean, requiresSecondFactor: boolean, hasSecondFactor: boolean) => ({
  mustChangePassword,
  hasSecondFactor,
  role: { requiresSecondFactor },
});

describe('what an account has to do before anything else', () => {
  it.each([
    ['nothing with a password of its own', account(false, false, false), null],
    ['nothing with the second factor that its role asks for', account(false, true, true), null],
    ['nothing with a second factor that nobody asks for', account(false, false, true), null],
    [
      'choose a password when somebody else knows the present one',
      account(true, false, true),
      'password-change',
    ],
    ['set up the second factor that its role asks for', account(false, true, false), 'second-factor-setup'],
    ['choose a password before it sets up a second factor', account(true, true, false), 'password-change'],
  ])('is %s', (_what, user, requirement) => {
    expect(openRequirement(user)).toBe(requirement);
  });

  it('is named by the refusal', () => {
    expect(() => requireNothingOpen(account(true, false, false))).toThrow(
      expect.objectContaining({ status: 403, code: 'password-change-required' }),
    );
    expect(() => requireNothingOpen(account(false, true, false))).toThrow(
      expect.objectContaining({ status: 403, code: 'second-factor-setup-required' }),
    );
    expect(() => requireNothingOpen(account(false, true, true))).not.toThrow();
  });
});
