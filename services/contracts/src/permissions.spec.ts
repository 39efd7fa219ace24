import { expect, it } from '@jest/globals';
import { allows, PERMISSIONS } from './permissions.js';

it('the star grants everything', () => {
  expect(PERMISSIONS.every((permission) => allows(['*'], permission))).toBe(true);
  expect(allows(['*'], '*')).toBe(true);
});

it('a list of permissions grants only what is on it, and writing does not follow from reading', () => {
  const granted = ['jobs:read', 'users:read'] as const;
  expect(PERMISSIONS.filter((permission) => allows(granted, permission))).toEqual(granted);
  expect(allows(['users:read'], 'users:write')).toBe(false);
  expect(allows(PERMISSIONS, '*')).toBe(false);
});
