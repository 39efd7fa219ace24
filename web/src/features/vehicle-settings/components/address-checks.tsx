import { chakra } from '@chakra-ui/react/styled-system';
import { LuCircleAlert, LuCircleCheck, LuCircleHelp } from 'react-icons/lu';
import { type AddressCheck, type AdminVehicleSettings, VEHICLE_ADDRESSES } from '@garage/contracts/vehicles';
import { FormSection } from '../../../components/staff-form/form-section.tsx';
import { useFailureToast } from '../../../components/feedback/use-failure-toast.ts';
import { Button } from '../../../components/ui/elements.ts';
import { formatMoment } from '../../../lib/staff-time.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { useVehicleSettings } from '../api/vehicle-settings.ts';

interface AddressChecksProps {
  settings: AdminVehicleSettings;
  canWrite: boolean;
}

/** Whether the addresses that the page links to and embeds answer, and when they were asked. */
export function AddressChecks({ settings, canWrite }: AddressChecksProps) {
  const { t } = useTranslation('vehicleSettings');
  const { check } = useVehicleSettings();
  const tellFailure = useFailureToast();
  const set = VEHICLE_ADDRESSES.filter((field) => settings[field] !== '');

  return (
    <FormSection title={t('checks.title')} hint={t('checks.hint')}>
      {set.length === 0 ? (
        <chakra.p color="fg.muted">{t('checks.nothingSet')}</chakra.p>
      ) : (
        <chakra.ul listStyleType="none" aria-busy={check.isPending}>
          {set.map((field) => (
            <Line
              key={field}
              label={t(`field.${field}`)}
              url={settings[field]}
              check={settings.checks.find((one) => one.field === field)}
            />
          ))}
        </chakra.ul>
      )}
      {canWrite && set.length > 0 && (
        <Button
          variant="outline"
          justifySelf="start"
          disabled={check.isPending}
          onClick={() => {
            check.mutate(undefined, { onError: (error) => tellFailure(error, t('checks.failed')) });
          }}
        >
          {t(check.isPending ? 'checks.running' : 'checks.run')}
        </Button>
      )}
    </FormSection>
  );
}

function Line({ label, url, check }: { label: string; url: string; check: AddressCheck | undefined }) {
  const { t } = useTranslation('vehicleSettings');
  const Mark = check ? (check.problem ? LuCircleAlert : LuCircleCheck) : LuCircleHelp;
  const color = check ? (check.problem ? 'fg.error' : 'fg.success') : 'fg.subtle';
  return (
    <chakra.li display="flex" gap="3" py="3" borderBottomWidth="1px" borderColor="border.muted">
      <chakra.span color={color} flexShrink="0" pt="0.5">
        <Mark aria-hidden size={20} strokeWidth={1.8} />
      </chakra.span>
      <chakra.div minWidth="0">
        <chakra.p fontWeight="semibold">{label}</chakra.p>
        <chakra.p textStyle="sm" color="fg.muted" overflowWrap="anywhere">
          {url}
        </chakra.p>
        <chakra.p textStyle="sm" color={check?.problem ? 'fg.error' : 'fg'}>
          {check ? <Result check={check} /> : t('checks.never')}
        </chakra.p>
      </chakra.div>
    </chakra.li>
  );
}

function Result({ check }: { check: AddressCheck }) {
  const { t } = useTranslation('vehicleSettings');
  const asked = t('checks.asked', { time: formatMoment(check.askedAt) });
  const result = check.problem
    ? t(`problem.${check.problem}`, { status: check.status ?? '' })
    : t('checks.answers', { milliseconds: check.milliseconds });
  return `${result} ${asked}`;
}
