import { allows } from '@garage/contracts/permissions';
import { EditorList } from '../features/editors/components/editor-list.tsx';
import type { PanelContentProps } from '../features/panel/panel-tab.ts';

export default function AdminContentPage({ user }: PanelContentProps) {
  return <EditorList canWrite={allows(user.permissions, 'content:write')} />;
}
