import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { LuImages } from 'react-icons/lu';
import { Link as RouterLink } from 'react-router-dom';
import { EDITOR_PAGES } from '@garage/contracts/editors';
import { Button, Heading } from '../../../components/ui/elements.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { MediaDialog } from '../media/media-dialog.tsx';
import { editorPath } from '../editor-path.ts';
import { LABELLED_EDITORS } from '../labelled-editors.ts';

const Card = chakra('a', {
  base: {
    display: 'block',
    height: 'full',
    p: '5',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderTopWidth: '3px',
    borderTopColor: 'border.control',
    borderRadius: 'l2',
    _hover: { borderTopColor: 'brand.solid', bg: 'bg.subtle' },
    _focusVisible: { outline: '2px solid', outlineColor: 'brand.focusRing', outlineOffset: '2px' },
  },
});

/** The ways into the editors. */
export function EditorList({ canWrite }: { canWrite: boolean }) {
  const { t } = useTranslation('editors');
  const [isLibraryOpen, setLibraryOpen] = useState(false);
  return (
    <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
      <div>
        <Heading asChild size="lg">
          <h1>{t('title')}</h1>
        </Heading>
        <chakra.p mt="1" color="fg.muted" maxWidth="prose">
          {t('intro')}
        </chakra.p>
        <Button variant="outline" mt="4" onClick={() => setLibraryOpen(true)}>
          <LuImages aria-hidden strokeWidth={1.6} />
          {t('media.title')}
        </Button>
        {isLibraryOpen && <MediaDialog canWrite={canWrite} onClose={() => setLibraryOpen(false)} />}
      </div>
      <chakra.ul
        listStyleType="none"
        display="grid"
        gap="4"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(auto-fill, minmax(17rem, 1fr))' }}
      >
        {EDITOR_PAGES.map((page) => (
          <li key={page}>
            <Card asChild>
              <RouterLink to={editorPath(page)}>
                <chakra.span display="block" fontFamily="heading" fontWeight="bold" fontSize="lg">
                  {LABELLED_EDITORS[page].title}
                </chakra.span>
                <chakra.span display="block" mt="1" color="fg.muted">
                  {LABELLED_EDITORS[page].description}
                </chakra.span>
              </RouterLink>
            </Card>
          </li>
        ))}
      </chakra.ul>
    </chakra.div>
  );
}
