import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { type CurrentUser, ROLE_ADMIN, ROLE_SUPPORTER } from '@garage/contracts/auth';
import { allows } from '@garage/contracts/permissions';
import { type User, USER_LIMITS } from '@garage/contracts/users';
import { FormDialog } from '../../../components/staff/form-dialog.tsx';
import { FormField } from '../../../components/staff/form-field.tsx';
import { SelectInput } from '../../../components/staff/select-input.tsx';
import { PasswordInput } from '../../../components/staff/password-input.tsx';
import { StrengthMeter } from '../../../components/staff/strength-meter.tsx';
import { useFailureToast } from '../../../components/staff/use-failure-toast.ts';
import { Input } from '../../../components/ui/elements.ts';
import { showToast } from '../../../components/ui/toast-store.ts';
import { fieldMessages } from '../../../lib/failure-message.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { rolesQuery } from '../api/users-queries.ts';
import { useUserChanges } from '../api/use-user-changes.ts';

interface UserValues {
  username: string;
  password: string;
  roleId: number;
  fullName: string;
  email: string;
}

interface UserDialogProps {
  actor: CurrentUser;
  /** Null for a new account. */
  user: User | null;
  onClose: () => void;
}

const { username: nameLimits, password: passwordLimits, fullName, email } = USER_LIMITS;

/** Creates or edits an account. */
export function UserDialog({ actor, user, onClose }: UserDialogProps) {
  const { t } = useTranslation(['users', 'staff', 'common']);
  const { create, update } = useUserChanges();
  const { data: roles } = useQuery(rolesQuery);
  const tellFailure = useFailureToast();
  const { register, handleSubmit, formState, setError, control } = useForm<UserValues>({
    defaultValues: {
      username: user?.username ?? '',
      password: '',
      roleId: user?.roleId ?? ROLE_SUPPORTER,
      fullName: user?.fullName ?? '',
      email: user?.email ?? '',
    },
  });
  const { errors, isSubmitting } = formState;
  const [username, password] = useWatch({ control, name: ['username', 'password'] });
  const choices = roles?.filter(
    (role) => role.id === user?.roleId || !allows(role.permissions, '*') || allows(actor.permissions, '*'),
  );

  const submit = async (values: UserValues) => {
    // Role 1 alone makes an administrator; the main admin's role is not sent at all.
    const rights = user?.isMainAdmin ? {} : { roleId: values.roleId, isAdmin: values.roleId === ROLE_ADMIN };
    const { roleId: _roleId, ...texts } = values;
    try {
      if (user) await update.mutateAsync({ id: user.id, ...texts, ...rights });
      else await create.mutateAsync({ ...texts, roleId: values.roleId, ...rights });
      showToast({ title: t(user ? 'saved' : 'created') });
      onClose();
    } catch (error) {
      for (const [field, message] of Object.entries(fieldMessages(error))) {
        if (field in values) setError(field as keyof UserValues, { message }, { shouldFocus: true });
      }
      tellFailure(error, t(user ? 'failed.update' : 'failed.create'));
    }
  };
  const incomplete = () => showToast({ title: t('incomplete'), variant: 'destructive' });

  return (
    <FormDialog
      title={user ? t('edit', { name: user.username }) : t('createTitle')}
      isSubmitting={isSubmitting}
      onSubmit={handleSubmit(submit, incomplete)}
      onClose={onClose}
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
    >
      <FormField label={t('field.username')} error={errors.username?.message}>
        {(field) => (
          <Input
            {...field}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={nameLimits.max}
            {...register('username', {
              validate: (value) => user !== null || value.trim() !== '' || t('required.username'),
            })}
          />
        )}
      </FormField>
      <FormField
        label={t('field.role')}
        error={errors.roleId?.message}
        {...(user?.isMainAdmin && { hint: t('mainAdminRoleFixed') })}
      >
        {(field) => (
          <SelectInput
            {...field}
            // The choice appears once the roles are known.
            key={choices ? 'known' : 'loading'}
            disabled={!choices || user?.isMainAdmin === true}
            {...register('roleId', { valueAsNumber: true })}
          >
            {choices?.map((role) => (
              <option key={role.id} value={role.id}>
                {role.name}
              </option>
            ))}
          </SelectInput>
        )}
      </FormField>
      <FormField
        label={t(user ? 'field.newPassword' : 'field.password')}
        error={errors.password?.message}
        hint={user ? t('keepPassword') : t('staff:password.hint', { min: passwordLimits.min })}
      >
        {(field) => (
          <>
            <PasswordInput
              {...field}
              autoComplete="new-password"
              maxLength={passwordLimits.max}
              {...register('password', {
                validate: (value) => {
                  if (value === '') return user !== null || t('required.password');
                  return value.length >= passwordLimits.min || t('tooShort', { min: passwordLimits.min });
                },
              })}
            />
            <StrengthMeter password={password} ownWords={[username]} />
          </>
        )}
      </FormField>
      <chakra.div display="grid" gap="5" alignContent="start">
        <FormField label={t('field.fullName')} error={errors.fullName?.message}>
          {(field) => (
            <Input {...field} autoComplete="off" maxLength={fullName.max} {...register('fullName')} />
          )}
        </FormField>
        <FormField label={t('field.email')} error={errors.email?.message}>
          {(field) => (
            <Input {...field} type="email" autoComplete="off" maxLength={email.max} {...register('email')} />
          )}
        </FormField>
      </chakra.div>
    </FormDialog>
  );
}
