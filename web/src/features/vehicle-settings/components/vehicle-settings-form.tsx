import { chakra } from '@chakra-ui/react/styled-system';
import { useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { embedAddresses } from '@garage/contracts/embed-addresses';
import { type AdminVehicleSettings, VEHICLE_LIMITS } from '@garage/contracts/vehicles';
import { DraftNote } from '../../../components/drafts/draft-note.tsx';
import { FormField } from '../../../components/staff-form/form-field.tsx';
import { FieldRow, FormSection } from '../../../components/staff-form/form-section.tsx';
import { LeaveGuard } from '../../../components/drafts/leave-guard.tsx';
import { LocalizedFields } from '../../../components/staff-form/localized-fields.tsx';
import { SaveBar } from '../../../components/staff-form/save-bar.tsx';
import { useFailureToast } from '../../../components/feedback/use-failure-toast.ts';
import { useSharedForm } from '../../../components/shared-form/use-shared-form.ts';
import { Input, Textarea } from '../../../components/ui/elements.ts';
import { showToast } from '../../../components/ui/toast-store.ts';
import { fieldMessages } from '../../../lib/failure-message.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { useVehicleSettings, vehicleSettingsQuery } from '../api/vehicle-settings.ts';
import { toForm, toRequest, VEHICLE_PARTS, type VehicleForm } from '../vehicle-form.ts';
import { VehicleConflict } from './vehicle-conflict.tsx';

interface VehicleSettingsFormProps {
  settings: AdminVehicleSettings;
  canWrite: boolean;
  canEmbed: boolean;
}

/** What only somebody who may do everything changes; others read and copy it. */
const RESERVED = embedAddresses('vehicles');
const READ_ONLY = { readOnly: true, bg: 'bg.muted' } as const;
/** How every address begins. */
const SCHEME = 'https://';

type TextField = Exclude<keyof VehicleForm, 'maintenanceMessage' | 'widgetHosts'>;

/** Notice, marketplace search, listings and the look of the page. */
export function VehicleSettingsForm({ settings, canWrite, canEmbed }: VehicleSettingsFormProps) {
  const { t } = useTranslation(['vehicleSettings', 'staffForm']);
  const queryClient = useQueryClient();
  const { save } = useVehicleSettings();
  const tellFailure = useFailureToast();
  const { form, draft, base, startFrom, discard, meetsColleague, conflict } = useSharedForm({
    name: 'vehicle-settings',
    stored: settings,
    valuesOf: toForm,
    parts: VEHICLE_PARTS,
    fetchStored: () => queryClient.fetchQuery(vehicleSettingsQuery),
    disabled: !canWrite,
  });
  const { register, formState, control: formControl } = form;
  const germanMessage = useWatch({ control: formControl, name: 'maintenanceMessage.de' });
  const { errors, isDirty, isSubmitting } = formState;

  const submit = async (values: VehicleForm) => {
    try {
      startFrom(await save.mutateAsync(toRequest(values, base.version)));
      showToast({ title: t('saved'), description: t('savedText') });
    } catch (error) {
      if (await meetsColleague(error)) return;
      for (const [field, message] of Object.entries(fieldMessages(error))) {
        form.setError(field as keyof VehicleForm, { message }, { shouldFocus: true });
      }
      tellFailure(error, t('saveFailed'));
    }
  };

  /** Whether somebody who may change the others only reads this one. */
  const isReserved = (name: TextField | 'widgetHosts') => canWrite && !canEmbed && RESERVED.includes(name);

  const text = (name: TextField, type: 'text' | 'url' | 'number' = 'text') => (
    <FormField
      label={t(`field.${name}`)}
      error={errors[name]?.message}
      {...(isReserved(name) && { hint: t('staffForm:reserved') })}
    >
      {(control) => (
        <Input
          {...control}
          {...register(name)}
          {...(isReserved(name) && READ_ONLY)}
          type={type}
          {...(type === 'url' && {
            inputMode: 'url',
            placeholder: SCHEME,
            maxLength: VEHICLE_LIMITS.url,
          })}
        />
      )}
    </FormField>
  );

  return (
    <chakra.form
      noValidate
      display="grid"
      gap="5"
      gridTemplateColumns="minmax(0, 1fr)"
      onSubmit={(event) => void form.handleSubmit(submit)(event)}
    >
      <DraftNote {...draft} />
      <FormSection title={t('section.notice')} hint={t('section.noticeHint')}>
        <LocalizedFields
          label={t('field.maintenanceMessage')}
          maxLength={VEHICLE_LIMITS.maintenanceMessage}
          multiline
          german={germanMessage}
          errors={errors.maintenanceMessage}
          register={(language) => register(`maintenanceMessage.${language}`)}
        />
        {text('maintenanceRedirectUrl', 'url')}
      </FormSection>
      <FormSection title={t('section.pages')} hint={t('section.pagesHint')}>
        {text('sellerPageUrl', 'url')}
        {text('dealerPageUrl', 'url')}
      </FormSection>
      <FormSection title={t('section.widget')} hint={t('section.widgetHint')}>
        {text('widgetScriptUrl', 'url')}
        <FieldRow>
          {text('widgetDealerId')}
          {text('widgetConfigId')}
        </FieldRow>
        <FieldRow>
          {text('widgetInitFunction')}
          {text('widgetHeight', 'number')}
        </FieldRow>
        <FormField
          label={t('field.widgetHosts')}
          error={errors.widgetHosts?.message}
          hint={t(isReserved('widgetHosts') ? 'staffForm:reserved' : 'hostsHint')}
        >
          {(control) => (
            <Textarea
              {...control}
              {...register('widgetHosts')}
              {...(isReserved('widgetHosts') && READ_ONLY)}
              minH="24"
              placeholder={SCHEME}
            />
          )}
        </FormField>
      </FormSection>
      <FormSection title={t('section.listing')} hint={t('section.listingHint')}>
        {text('listingFrameUrl', 'url')}
        {text('listingInfoUrl', 'url')}
        <FormField label={t('field.backgroundColor')} error={errors.backgroundColor?.message}>
          {(control) => (
            <Input {...control} {...register('backgroundColor')} type="color" p="1" maxWidth="24" />
          )}
        </FormField>
      </FormSection>
      {canWrite && <SaveBar isDirty={isDirty} isSaving={isSubmitting} onDiscard={discard} />}
      <LeaveGuard isDirty={isDirty} />
      {conflict && <VehicleConflict {...conflict} />}
    </chakra.form>
  );
}
