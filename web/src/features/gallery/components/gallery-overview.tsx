import { PageParts } from '../../../components/layout/page-parts.tsx';
import { PageTitle } from '../../../components/layout/page-title.tsx';
import { Container } from '../../../components/ui/elements.ts';
import { Note } from '../../../components/ui/note.tsx';
import { useContent } from '../../../components/content/content-context.tsx';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { PictureWall } from './picture-wall.tsx';

/** Pictures from the workshop. */
export function GalleryOverview() {
  const { t } = useTranslation('gallery');
  const gallery = useContent('gallery');
  return (
    <>
      <PageTitle title={gallery?.title || t('title')} intro={gallery ? gallery.intro : t('intro')} />
      <Container py={{ base: '8', md: '14' }}>
        {gallery && gallery.pictures.length > 0 ? (
          <PageParts>
            <PictureWall pictures={gallery.pictures} />
          </PageParts>
        ) : (
          <Note tone="info" title={t('missing.title')}>
            {t('missing.text')}
          </Note>
        )}
      </Container>
    </>
  );
}
