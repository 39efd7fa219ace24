import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import { LuRefreshCw } from 'react-icons/lu';
import { SESSION_IDLE_MINUTES } from '@garage/contracts/auth';
import type { MailKind } from '@garage/contracts/mails';
import { Button, Heading } from '../../../components/ui/elements.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { mailsQuery, statusQuery, websiteQuery } from '../api/status-queries.ts';
import { MailsLine } from './mails-line.tsx';
import { ServerLines } from './server-lines.tsx';
import { UnsentMails } from './unsent-mails.tsx';
import { WebsiteLine } from './website-line.tsx';

interface SystemStatusProps {
  /** Database, sessions, backup and version. */
  readsServer: boolean;
  readsMails: boolean;
  /** The kinds of mail that this person may send again. */
  sendsMails: readonly MailKind[];
}

const CLOCK = new Intl.DateTimeFormat('de-CH', { timeZone: 'Europe/Zurich', timeStyle: 'medium' });

/** How the site is, asked now; what does not answer is unknown or gone, never fine. */
export function SystemStatus({ readsServer, readsMails, sendsMails }: SystemStatusProps) {
  const { t } = useTranslation('dashboard');
  const website = useQuery(websiteQuery);
  const server = useQuery({ ...statusQuery, enabled: readsServer });
  const mails = useQuery({ ...mailsQuery, enabled: readsMails });
  const asked = [website, ...(readsServer ? [server] : []), ...(readsMails ? [mails] : [])];
  const isChecking = asked.some(({ isFetching }) => isFetching);
  const checkedAt = Math.max(
    ...asked.map(({ dataUpdatedAt, errorUpdatedAt }) => Math.max(dataUpdatedAt, errorUpdatedAt)),
  );

  return (
    <chakra.section
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l2"
      px={{ base: '5', md: '6' }}
      py="5"
      aria-labelledby="system-status"
    >
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="4" rowGap="2" mb="2">
        <Heading as="h2" size="md" id="system-status" me="auto">
          {t('status.title')}
        </Heading>
        <chakra.output textStyle="sm" color="fg.muted">
          {isChecking ? t('status.checking') : t('status.checkedAt', { time: CLOCK.format(checkedAt) })}
        </chakra.output>
        <Button
          variant="outline"
          size="sm"
          minH="11"
          disabled={isChecking}
          onClick={() => asked.forEach((query) => void query.refetch())}
        >
          <LuRefreshCw aria-hidden strokeWidth={1.6} />
          {t('status.check')}
        </Button>
      </chakra.div>
      <chakra.ul listStyleType="none">
        <WebsiteLine answer={website} />
        {readsServer && <ServerLines answer={server} part="running" />}
        {readsMails && <MailsLine answer={mails} />}
        {readsServer && <ServerLines answer={server} part="kept" />}
      </chakra.ul>
      {readsMails && mails.data && <UnsentMails {...mails.data} sends={sendsMails} />}
      <chakra.p
        mt="3"
        pt="4"
        borderTopWidth="1px"
        borderColor="border.subtle"
        textStyle="sm"
        color="fg.muted"
      >
        {t('idleNote', { minutes: SESSION_IDLE_MINUTES })}
      </chakra.p>
    </chakra.section>
  );
}
