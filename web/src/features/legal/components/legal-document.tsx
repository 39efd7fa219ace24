import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../../components/layout/page-title.tsx';
import { Container, Link } from '../../../components/ui/elements.ts';
import { Note } from '../../../components/ui/note.tsx';
import { useContent } from '../../../lib/content/content-context.tsx';
import { useGarage } from '../../../lib/garage/garage-context.tsx';
import { TextBlocks } from './text-blocks.tsx';

/** One of the legal texts, as the staff have written it. */
export function LegalDocument({ name }: { name: 'privacy' | 'terms' | 'imprint' }) {
  const { t } = useTranslation('legal');
  const { email } = useGarage();
  const document = useContent(name);
  return (
    <>
      <PageTitle title={document?.title || t(`${name}.title`)} />
      <Container py={{ base: '14', md: '20' }}>
        <chakra.div maxWidth="prose">
          {document ? (
            <TextBlocks blocks={document.blocks} />
          ) : (
            <Note tone="info" title={t('missing.title')}>
              {t('missing.text')} <Link href={`mailto:${email}`}>{email}</Link>
            </Note>
          )}
        </chakra.div>
      </Container>
    </>
  );
}
