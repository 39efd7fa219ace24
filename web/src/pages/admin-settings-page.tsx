import { allows } from '@garage/contracts/permissions';
import type { PanelContentProps } from '../features/panel/panel-tab.ts';
import { SettingsArea } from '../features/settings/components/settings-area.tsx';

export default function AdminSettingsPage({ user }: PanelContentProps) {
  return <SettingsArea canWrite={allows(user.permissions, 'settings:write')} />;
}
