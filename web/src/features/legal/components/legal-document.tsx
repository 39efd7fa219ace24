import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { ErrorBoundary } from '../../../components/layout/error-boundary.tsx';
import { PageTitle } from '../../../components/layout/page-title.tsx';
import { Container, Link } from '../../../components/ui/elements.ts';
import { Note } from '../../../components/ui/note.tsx';
import { useContent } from '../../../components/content/content-context.tsx';
import { plainText } from '../plain-text.ts';
import type { TextBlock } from '../../../components/content/legal-text.ts';
import { useGarage } from '../../../components/garage/garage-context.tsx';
import { sectionId } from '../section-id.ts';
import { ENOUGH_PARTS, TableOfContents, type Entry } from './table-of-contents.tsx';
import { TextBlocks } from './text-blocks.tsx';

interface LegalDocumentProps {
  name: 'privacy' | 'terms' | 'imprint';
  /** What the page shows below the text, and its place in the table of contents. */
  appendix?: Entry & { content: ReactNode };
}

/** One of the legal texts, as the staff have written it. */
export function LegalDocument({ name, appendix }: LegalDocumentProps) {
  const { t } = useTranslation('legal');
  const { email } = useGarage();
  const document = useContent(name);
  const missing = (
    <Note tone="info" title={t('missing.title')}>
      {t('missing.text')} <Link href={`mailto:${email}`}>{email}</Link>
    </Note>
  );
  const parts = [...partsOf(document?.blocks ?? []), ...(appendix ? [appendix] : [])];
  return (
    <>
      <PageTitle title={document?.title || t(`${name}.title`)} />
      <Container
        py={{ base: '14', md: '20' }}
        display={{ lg: 'grid' }}
        gridTemplateColumns="minmax(0, 42rem) minmax(0, 1fr)"
        gap="16"
      >
        {parts.length >= ENOUGH_PARTS && <TableOfContents entries={parts} />}
        <chakra.div gridColumn="1" gridRow="1" minW="0">
          {document ? (
            <>
              {document.date && (
                <chakra.p mb="6" color="fg.muted">
                  <time dateTime={document.date.day}>{t('asOf', { date: document.date.text })}</time>
                </chakra.p>
              )}
              <ErrorBoundary fallback={missing}>
                <TextBlocks blocks={document.blocks} />
              </ErrorBoundary>
            </>
          ) : (
            missing
          )}
          {appendix?.content}
        </chakra.div>
      </Container>
    </>
  );
}

function partsOf(blocks: TextBlock[]): Entry[] {
  return blocks.flatMap((block, index) =>
    block.kind === 'heading' && block.level === 2
      ? [{ id: sectionId(index), title: plainText(block.content) }]
      : [],
  );
}
