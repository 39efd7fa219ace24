import { Controller, useForm } from 'react-hook-form';
import { type Permission, PERMISSIONS } from '@garage/contracts/permissions';
import { type Role, ROLE_LIMITS } from '@garage/contracts/users';
import { FormDialog } from '../../../components/staff/form-dialog.tsx';
import { FormField } from '../../../components/staff/form-field.tsx';
import { useFailureToast } from '../../../components/staff/use-failure-toast.ts';
import { Input } from '../../../components/ui/elements.ts';
import { showToast } from '../../../components/ui/toast-store.ts';
import { fieldMessages } from '../../../lib/failure-message.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { useRoleChanges } from '../api/use-role-changes.ts';
import { PermissionGrid } from './permission-grid.tsx';

interface RoleValues {
  name: string;
  description: string;
  permissions: Permission[];
}

/** Makes a role, or changes one that the garage has made. */
export function RoleDialog({ entry: role, onClose }: { entry: Role | null; onClose: () => void }) {
  const { t } = useTranslation(['users', 'staff', 'common']);
  const { save } = useRoleChanges();
  const tellFailure = useFailureToast();
  const { register, control, handleSubmit, formState, setError } = useForm<RoleValues>({
    defaultValues: {
      name: role?.name ?? '',
      description: role?.description ?? '',
      permissions: PERMISSIONS.filter((permission) => role?.permissions.includes(permission)),
    },
  });
  const { errors, isSubmitting } = formState;

  const submit = async (request: RoleValues) => {
    try {
      await save.mutateAsync({ id: role?.id ?? null, request });
      showToast({ title: t('roles.saved') });
      onClose();
    } catch (error) {
      for (const [field, message] of Object.entries(fieldMessages(error))) {
        if (field in request) setError(field as keyof RoleValues, { message });
      }
      tellFailure(error, t('roles.failed'));
    }
  };

  return (
    <FormDialog
      title={role ? t('roles.edit', { name: role.name }) : t('roles.createTitle')}
      isSubmitting={isSubmitting}
      onSubmit={handleSubmit(submit)}
      onClose={onClose}
    >
      <FormField label={t('field.name')} error={errors.name?.message}>
        {(field) => (
          <Input
            {...field}
            autoComplete="off"
            maxLength={ROLE_LIMITS.name.max}
            {...register('name', { validate: (value) => value.trim() !== '' || t('required.name') })}
          />
        )}
      </FormField>
      <FormField label={t('field.description')} error={errors.description?.message}>
        {(field) => (
          <Input
            {...field}
            autoComplete="off"
            maxLength={ROLE_LIMITS.description.max}
            {...register('description')}
          />
        )}
      </FormField>
      <Controller
        control={control}
        name="permissions"
        rules={{ validate: (granted) => granted.length > 0 || t('required.permissions') }}
        render={({ field, fieldState }) => (
          <PermissionGrid granted={field.value} error={fieldState.error?.message} onChange={field.onChange} />
        )}
      />
    </FormDialog>
  );
}
