import { UsersArea } from '../features/users/components/users-area.tsx';
import type { PanelContentProps } from '../features/panel/panel-tab.ts';

export default function AdminUsersPage({ user }: PanelContentProps) {
  return <UsersArea actor={user} />;
}
