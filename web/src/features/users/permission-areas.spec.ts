import { expect, it } from '@jest/globals';
import { PERMISSIONS } from '@garage/contracts/permissions';
import { AREAS, permissionsIn, rightsIn, togglePermission } from './permission-areas.ts';

it('every permission is shown in one area, and each area in one place of the list', () => {
  expect(AREAS.flatMap(permissionsIn)).toEqual(PERMISSIONS);
  expect(permissionsIn('settings')).toEqual(['settings:read', 'settings:write']);
});

it('writing brings reading with it, and goes when reading is taken away', () => {
  const both = togglePermission([], 'users:write');
  expect(both).toEqual(['users:read', 'users:write']);
  expect(togglePermission(both, 'users:write')).toEqual(['users:read']);
  expect(togglePermission(both, 'users:read')).toEqual([]);
  expect(togglePermission(['content:read'], 'users:read')).toEqual(['content:read', 'users:read']);
});

it('the rights of a role in an area are named', () => {
  expect(rightsIn(['*'], 'settings')).toEqual(['write']);
  expect(rightsIn(['settings:read'], 'settings')).toEqual(['read']);
  expect(rightsIn(['users:write'], 'settings')).toEqual([]);
});
