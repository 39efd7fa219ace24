import { expect, it } from '@jest/globals';
import { EDITOR_PAGES } from '@garage/contracts/editors';
import { editorPath } from '../features/editors/editor-path.ts';
import { isStaffPath } from './staff-paths.ts';

it('every editor has its address in the staff area, and no other page has', () => {
  expect(EDITOR_PAGES.map(editorPath).filter((path) => !isStaffPath(path))).toEqual([]);
  expect(isStaffPath('/admin/edit-imprint')).toBe(false);
});
