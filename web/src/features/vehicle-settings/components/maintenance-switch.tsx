import { chakra } from '@chakra-ui/react/styled-system';
import type { AdminVehicleSettings } from '@garage/contracts/vehicles';
import { SwitchField } from '../../../components/staff-form/switch-field.tsx';
import { showToast } from '../../../components/ui/toast-store.ts';
import { hasStatus } from '../../../lib/admin-client.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { useVehicleSettings } from '../api/vehicle-settings.ts';

interface MaintenanceSwitchProps {
  settings: AdminVehicleSettings;
  canWrite: boolean;
}

/** One tap, effective at once: visitors see it on the next page that they open, some seconds later at most. */
export function MaintenanceSwitch({ settings, canWrite }: MaintenanceSwitchProps) {
  const { t } = useTranslation('vehicleSettings');
  const { save } = useVehicleSettings();
  const isOn = save.isPending ? save.variables.maintenanceMode === true : settings.maintenanceMode;

  const change = async (maintenanceMode: boolean) => {
    try {
      await save.mutateAsync({ maintenanceMode });
      showToast({
        title: t('maintenance.changed'),
        description: t(maintenanceMode ? 'maintenance.nowOn' : 'maintenance.nowOff'),
      });
    } catch (error) {
      if (hasStatus(error, 401)) return;
      showToast({
        title: t('maintenance.failed'),
        description: t('maintenance.failedText'),
        variant: 'destructive',
      });
    }
  };

  return (
    <chakra.section
      p={{ base: '4', md: '7' }}
      mx={{ base: '-4', md: '0' }}
      bg="bg.panel"
      borderYWidth="1px"
      borderXWidth={{ md: '1px' }}
      borderInlineStartWidth="3px"
      borderInlineStartColor={isOn ? 'brand.solid' : 'border'}
      borderRadius={{ md: 'l2' }}
    >
      <SwitchField
        label={t('maintenance.label')}
        hint={t(isOn ? 'maintenance.on' : 'maintenance.off')}
        checked={isOn}
        disabled={!canWrite || save.isPending}
        onChange={(event) => void change(event.target.checked)}
      />
    </chakra.section>
  );
}
