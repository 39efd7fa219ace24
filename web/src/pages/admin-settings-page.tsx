import { allows } from '@garage/contracts/permissions';
import type { PanelContentProps } from '../features/panel/panel-tab.ts';
import { PersonalData } from '../features/personal-data/components/personal-data.tsx';
import { SettingsArea } from '../features/settings/components/settings-area.tsx';

export default function AdminSettingsPage({ user }: PanelContentProps) {
  const canWrite = allows(user.permissions, 'settings:write');
  return <SettingsArea canWrite={canWrite} personalData={canWrite ? <PersonalData /> : undefined} />;
}
