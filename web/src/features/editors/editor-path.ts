import type { EditorPage } from '@garage/contracts/editors';

export function editorPath(page: EditorPage): string {
  return `/admin/edit-${page}`;
}
