import { expect, it } from '@jest/globals';
import { allows, PERMISSIONS } from './permissions.js';

it('grants everything to the star', () => {
  expect(PERMISSIONS.every((permission) => allows(['*'], permission))).toBe(true);
  expect(allows(['*'], '*')).toBe(true);
});

it('grants only what is listed, and writing does not follow from reading', () => {
  const supporter = ['contact-messages:read', 'contact-messages:write'] as const;
  expect(PERMISSIONS.filter((permission) => allows(supporter, permission))).toEqual([...supporter]);
  expect(allows(['users:read'], 'users:write')).toBe(false);
  expect(allows(PERMISSIONS, '*')).toBe(false);
});
