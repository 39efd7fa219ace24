import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LuArrowLeft } from 'react-icons/lu';
import { Link as RouterLink } from 'react-router-dom';
import type { CurrentUser } from '@garage/contracts/auth';
import type { EditorPage } from '@garage/contracts/editors';
import { allows } from '@garage/contracts/permissions';
import { LoadState } from '../../../components/feedback/load-state.tsx';
import { ButtonLink, Heading } from '../../../components/ui/elements.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { editorQuery } from '../api/editor-queries.ts';
import { LABELLED_EDITORS } from '../labelled-editors.ts';
import { EditorForm } from './editor-form.tsx';

/** One editor: its title, the way back, and the form once the stored values are there. */
export function EditorArea({
  page,
  user,
  backPath,
  notice,
}: {
  page: EditorPage;
  user: CurrentUser;
  backPath: string;
  /** What belongs to the page and is set elsewhere. */
  notice?: ReactNode;
}) {
  const { t } = useTranslation('editors');
  const { data, error, refetch } = useQuery(editorQuery(page));
  const { title, description } = LABELLED_EDITORS[page];
  return (
    <chakra.div display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="flex-start"
        justifyContent="space-between"
        gap="4"
      >
        <div>
          <Heading asChild size="lg">
            <h1>{title}</h1>
          </Heading>
          <chakra.p mt="1" color="fg.muted" maxWidth="prose">
            {description} {page !== 'mails' && t('placeholders', { example: '{{name}}' })}
          </chakra.p>
        </div>
        <ButtonLink asChild variant="outline">
          <RouterLink to={backPath}>
            <LuArrowLeft aria-hidden strokeWidth={1.6} />
            {t('back')}
          </RouterLink>
        </ButtonLink>
      </chakra.div>
      {notice}
      {data ? (
        <EditorForm
          page={page}
          user={user}
          canWrite={allows(user.permissions, 'content:write')}
          record={data}
        />
      ) : (
        <LoadState error={error} text={t('failed.load')} onRetry={() => void refetch()} />
      )}
    </chakra.div>
  );
}
