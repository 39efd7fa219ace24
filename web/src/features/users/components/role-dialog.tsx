import { Controller, useForm } from 'react-hook-form';
import type { CurrentUser } from '@garage/contracts/auth';
import { type Permission, PERMISSIONS } from '@garage/contracts/permissions';
import { type Role, ROLE_LIMITS } from '@garage/contracts/users';
import { FormDialog } from '../../../components/staff-form/form-dialog.tsx';
import { FormField } from '../../../components/staff-form/form-field.tsx';
import { useFailureToast } from '../../../components/feedback/use-failure-toast.ts';
import { useFormDraft } from '../../../components/drafts/use-form-draft.ts';
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

interface RoleDialogProps {
  actor: CurrentUser;
  /** Null for a new one. */
  entry: Role | null;
  onClose: () => void;
}

/** Makes a role, or changes one that the garage has made. */
export function RoleDialog({ actor, entry: role, onClose }: RoleDialogProps) {
  const { t } = useTranslation('users');
  const { save } = useRoleChanges();
  const tellFailure = useFailureToast();
  const form = useForm<RoleValues>({
    defaultValues: {
      name: role?.name ?? '',
      description: role?.description ?? '',
      permissions: PERMISSIONS.filter((permission) => role?.permissions.includes(permission)),
    },
  });
  const { register, control, handleSubmit, formState, setError } = form;
  const { errors, isSubmitting } = formState;
  const draft = useFormDraft(form, { name: `role-${role?.id ?? 'new'}` });

  const submit = async (request: RoleValues) => {
    try {
      await save.mutateAsync({ id: role?.id ?? null, request });
      showToast({ title: t('roles.saved') });
      draft.forget();
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
      draft={draft}
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
          <PermissionGrid
            granted={field.value}
            grantable={actor.permissions}
            error={fieldState.error?.message}
            onChange={field.onChange}
          />
        )}
      />
    </FormDialog>
  );
}
