import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { type CurrentUser, ROLE_ADMIN, ROLE_SUPPORTER } from '@garage/contracts/auth';
import { allowsAll } from '@garage/contracts/permissions';
import { type User, USER_LIMITS } from '@garage/contracts/users';
import { FormDialog } from '../../../components/staff-form/form-dialog.tsx';
import { FormField } from '../../../components/staff-form/form-field.tsx';
import { SelectInput } from '../../../components/staff-form/select-input.tsx';
import { useFailureToast } from '../../../components/feedback/use-failure-toast.ts';
import { useFormDraft } from '../../../components/drafts/use-form-draft.ts';
import { Input } from '../../../components/ui/elements.ts';
import { showToast } from '../../../components/ui/toast-store.ts';
import { fieldMessages } from '../../../lib/failure-message.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { rolesQuery } from '../api/users-queries.ts';
import { useUserChanges } from '../api/use-user-changes.ts';
import { PasswordHelp } from './password-help.tsx';

interface UserValues {
  username: string;
  roleId: number;
  fullName: string;
  email: string;
}

interface UserDialogProps {
  actor: CurrentUser;
  /** Null for a new account. */
  user: User | null;
  /** A password was made that has to be passed on by hand. */
  onFirstPassword: (username: string, password: string) => void;
  onClose: () => void;
}

const { username: nameLimits, fullName, email } = USER_LIMITS;

/** Creates or edits an account. Nobody chooses a password for somebody else here. */
export function UserDialog({ actor, user, onFirstPassword, onClose }: UserDialogProps) {
  const { t } = useTranslation('users');
  const { create, update } = useUserChanges();
  const { data: roles } = useQuery(rolesQuery);
  const tellFailure = useFailureToast();
  const form = useForm<UserValues>({
    defaultValues: {
      username: user?.username ?? '',
      roleId: user?.roleId ?? ROLE_SUPPORTER,
      fullName: user?.fullName ?? '',
      email: user?.email ?? '',
    },
  });
  const { register, handleSubmit, formState, setError } = form;
  const { errors, isSubmitting } = formState;
  const draft = useFormDraft(form, { name: `user-${user?.id ?? 'new'}` });
  const isSelf = user?.id === actor.id;
  const fixedRole = user?.isMainAdmin ? t('mainAdminRoleFixed') : isSelf ? t('ownRoleFixed') : null;
  const choices = roles?.filter(
    (role) => role.id === user?.roleId || allowsAll(actor.permissions, role.permissions),
  );

  const submit = async (values: UserValues) => {
    // Role 1 alone makes an administrator; a role that cannot be changed is not sent at all.
    const rights = fixedRole !== null ? {} : { roleId: values.roleId, isAdmin: values.roleId === ROLE_ADMIN };
    const { roleId: _roleId, ...texts } = values;
    try {
      if (user) {
        await update.mutateAsync({ id: user.id, ...texts, ...rights });
        showToast({ title: t('saved') });
      } else {
        const created = await create.mutateAsync({ ...texts, roleId: values.roleId, ...rights });
        const invited = created.user.email !== null && {
          description: t('invited', { email: created.user.email }),
        };
        showToast({ title: t('created'), ...invited });
        if (created.firstPassword) {
          draft.forget();
          return onFirstPassword(created.user.username, created.firstPassword);
        }
      }
      draft.forget();
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
      draft={draft}
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
        {...(fixedRole && { hint: fixedRole })}
      >
        {(field) => (
          <SelectInput
            {...field}
            // The choice appears once the roles are known.
            key={choices ? 'known' : 'loading'}
            disabled={!choices || fixedRole !== null}
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
      <FormField label={t('field.fullName')} error={errors.fullName?.message}>
        {(field) => (
          <Input {...field} autoComplete="off" maxLength={fullName.max} {...register('fullName')} />
        )}
      </FormField>
      <FormField
        label={t('field.email')}
        error={errors.email?.message}
        hint={isSelf ? t('ownAddress') : user ? '' : t('emailHint')}
      >
        {(field) => (
          <Input
            {...field}
            type="email"
            autoComplete="off"
            maxLength={email.max}
            disabled={isSelf}
            {...register('email')}
          />
        )}
      </FormField>
      {isSelf && <chakra.p alignSelf="center">{t('ownPassword')}</chakra.p>}
      {user && !isSelf && (
        <PasswordHelp user={user} onFirstPassword={(made) => onFirstPassword(user.username, made)} />
      )}
    </FormDialog>
  );
}
