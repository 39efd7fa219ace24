import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { Button, Heading } from '../../../components/ui/elements.ts';
import { showToast } from '../../../components/ui/toast-store.ts';
import { Note } from '../../../components/ui/note.tsx';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { profileQuery } from '../api/profile-queries.ts';
import { DetailsForm } from './details-form.tsx';
import { OwnSessions } from './own-sessions.tsx';
import { PasswordForm } from './password-form.tsx';
import { SecondFactorSection } from './second-factor-section.tsx';

/** The own account: who one is, the password, the second factor, and where one is signed in. */
export function ProfileArea() {
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
          <Panel title={t('details.title')}>
            <DetailsForm user={user} />
          </Panel>
          <Panel title={t('password.title')}>
            <PasswordForm
              user={user}
              onChanged={() =>
                showToast({ title: t('password.changed'), description: t('password.changedText') })
              }
            />
          </Panel>
          <Panel title={t('factor.title')}>
            <SecondFactorSection />
          </Panel>
          <Panel title={t('sessions.title')}>
            <OwnSessions />
          </Panel>
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

function Panel({ title, children }: { title: string; children: ReactNode }) {
  const headingId = useId();
  return (
    <chakra.section
      aria-labelledby={headingId}
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l2"
      p={{ base: '4', md: '6' }}
    >
      <Heading as="h2" id={headingId} size="md" mb="4">
        {title}
      </Heading>
      {children}
    </chakra.section>
  );
}
