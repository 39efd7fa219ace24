import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { AccountPanel } from '../../../components/account/account-panel.tsx';
import { Button, Heading } from '../../../components/ui/elements.ts';
import { showToast } from '../../../components/ui/toast-store.ts';
import { Note } from '../../../components/ui/note.tsx';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { profileQuery } from '../api/profile-queries.ts';
import { DetailsForm } from './details-form.tsx';
import { OwnSessions } from './own-sessions.tsx';
import { PasswordForm } from './password-form.tsx';
import { SecondFactorSection } from './second-factor-section.tsx';

/** The own account: who one is, the password, the second factor, where one is signed in, and what the page adds. */
export function ProfileArea({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('profile');
  const { data: user, error, refetch } = useQuery(profileQuery);

  return (
    <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
      <div>
        <Heading as="h1" size="lg">
          {t('title')}
        </Heading>
        {user && (
          <chakra.p mt="1" color="fg.muted">
            {t('signedInAs', { name: user.username, role: user.role.name })}
          </chakra.p>
        )}
      </div>
      {user ? (
        <chakra.div
          display="grid"
          gap="5"
          alignItems="start"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
        >
          <AccountPanel title={t('details.title')}>
            <DetailsForm user={user} />
          </AccountPanel>
          <AccountPanel title={t('password.title')}>
            <PasswordForm
              user={user}
              onChanged={() =>
                showToast({ title: t('password.changed'), description: t('password.changedText') })
              }
            />
          </AccountPanel>
          <AccountPanel title={t('factor.title')}>
            <SecondFactorSection />
          </AccountPanel>
          <AccountPanel title={t('sessions.title')}>
            <OwnSessions />
          </AccountPanel>
          {children}
        </chakra.div>
      ) : (
        error && (
          <Note
            tone="error"
            role="alert"
            title={t('failed')}
            action={
              <Button variant="outline" size="sm" onClick={() => void refetch()}>
                {t('retry')}
              </Button>
            }
          />
        )
      )}
    </chakra.div>
  );
}
