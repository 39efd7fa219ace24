import { expect, it } from '@jest/globals';
import { AREAS, rightIn, toggleRight } from './permission-areas.ts';

it('knows every area of the permission list once', () => {
  expect(AREAS).toEqual([
    'contact-messages',
    'appointments',
    'customers',
    'jobs',
    'promotions',
    'vehicles',
    'content',
    'users',
    'settings',
  ]);
});

it('brings reading with writing, and takes writing away with reading', () => {
  const both = toggleRight([], 'users', 'write');
  expect(both).toEqual(['users:read', 'users:write']);
  expect(toggleRight(both, 'users', 'write')).toEqual(['users:read']);
  expect(toggleRight(both, 'users', 'read')).toEqual([]);
  expect(toggleRight(['content:read'], 'users', 'read')).toEqual(['content:read', 'users:read']);
});

it('says what a role may do in an area', () => {
  expect(rightIn(['*'], 'settings')).toBe('write');
  expect(rightIn(['settings:read'], 'settings')).toBe('read');
  expect(rightIn(['users:write'], 'settings')).toBeNull();
});
