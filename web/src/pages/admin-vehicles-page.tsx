import { allows } from '@garage/contracts/permissions';
import type { PanelContentProps } from '../features/panel/panel-tab.ts';
import { VehicleSettingsArea } from '../features/vehicle-settings/components/vehicle-settings-area.tsx';

export default function AdminVehiclesPage({ user }: PanelContentProps) {
  const { permissions } = user;
  return (
    <VehicleSettingsArea
      canWrite={allows(permissions, 'vehicles:write')}
      canEmbed={allows(permissions, '*')}
    />
  );
}
