import { chakra } from '@chakra-ui/react/styled-system';
import { useForm, useWatch } from 'react-hook-form';
import { type AdminVehicleSettings, VEHICLE_LIMITS } from '@garage/contracts/vehicles';
import { DraftNote } from '../../../components/staff/draft-note.tsx';
import { KEEP_TYPED, REPLACE_TYPED } from '../../../components/staff/keep-typed.ts';
import { FormField } from '../../../components/staff/form-field.tsx';
import { FieldRow, FormSection } from '../../../components/staff/form-section.tsx';
import { LeaveGuard } from '../../../components/staff/leave-guard.tsx';
import { LocalizedFields } from '../../../components/staff/localized-fields.tsx';
import { SaveBar } from '../../../components/staff/save-bar.tsx';
import { useFailureToast } from '../../../components/staff/use-failure-toast.ts';
import { useFormDraft } from '../../../components/staff/use-form-draft.ts';
import { Input, Textarea } from '../../../components/ui/elements.ts';
import { showToast } from '../../../components/ui/toast-store.ts';
import { hasStatus } from '../../../lib/admin-client.ts';
import { fieldMessages } from '../../../lib/failure-message.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { useVehicleSettings } from '../api/vehicle-settings.ts';
import { toForm, toRequest, type VehicleForm } from '../vehicle-form.ts';

interface VehicleSettingsFormProps {
  settings: AdminVehicleSettings;
  canWrite: boolean;
}

/** How every address begins. */
const SCHEME = 'https://';

type TextField = Exclude<keyof VehicleForm, 'maintenanceMessage' | 'widgetHosts'>;

/** Notice, marketplace search, listings and the look of the page. */
export function VehicleSettingsForm({ settings, canWrite }: VehicleSettingsFormProps) {
  const { t } = useTranslation('vehicleSettings');
  const { save, reload } = useVehicleSettings();
  const tellFailure = useFailureToast();
  const form = useForm<VehicleForm>({
    values: toForm(settings),
    resetOptions: KEEP_TYPED,
    disabled: !canWrite,
  });
  const { register, formState, control: formControl } = form;
  const germanMessage = useWatch({ control: formControl, name: 'maintenanceMessage.de' });
  const { errors, isDirty, isSubmitting } = formState;
  const draft = useFormDraft(form, { name: 'vehicle-settings', version: settings.version });

  const submit = async (values: VehicleForm) => {
    try {
      const saved = await save.mutateAsync(toRequest(values, settings.version));
      form.reset(toForm(saved), REPLACE_TYPED);
      showToast({ title: t('saved'), description: t('savedText') });
    } catch (error) {
      // The new state comes into the fields that were not touched here.
      if (hasStatus(error, 409)) void reload();
      for (const [field, message] of Object.entries(fieldMessages(error))) {
        form.setError(field as keyof VehicleForm, { message }, { shouldFocus: true });
      }
      tellFailure(error, t('saveFailed'));
    }
  };

  const text = (name: TextField, type: 'text' | 'url' | 'number' = 'text', hint?: string) => (
    <FormField label={t(`field.${name}`)} error={errors[name]?.message} {...(hint && { hint })}>
      {(control) => (
        <Input
          {...control}
          {...register(name)}
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
        <FormField label={t('field.widgetHosts')} error={errors.widgetHosts?.message} hint={t('hostsHint')}>
          {(control) => <Textarea {...control} {...register('widgetHosts')} minH="24" placeholder={SCHEME} />}
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
      {canWrite && (
        <SaveBar
          isDirty={isDirty}
          isSaving={isSubmitting}
          onDiscard={() => form.reset(toForm(settings), REPLACE_TYPED)}
        />
      )}
      <LeaveGuard isDirty={isDirty} />
    </chakra.form>
  );
}
