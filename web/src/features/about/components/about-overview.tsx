import { PageParts } from '../../../components/layout/page-parts.tsx';
import { PageTitle } from '../../../components/layout/page-title.tsx';
import { Container } from '../../../components/ui/elements.ts';
import { Note } from '../../../components/ui/note.tsx';
import { useContent } from '../../../components/content/content-context.tsx';
import { useGarage } from '../../../components/garage/garage-context.tsx';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { AboutSections } from './about-sections.tsx';
import { CompanyValues } from './company-values.tsx';

/** Who the garage is. */
export function AboutOverview() {
  const { t } = useTranslation('about');
  const { address, foundedYear } = useGarage();
  const about = useContent('about');
  return (
    <>
      <PageTitle
        title={about?.title || t('title')}
        intro={about?.intro || t('intro', { city: address.city, year: foundedYear })}
      />
      {about ? (
        <PageParts>
          <AboutSections about={about} />
          <CompanyValues values={about.values} />
        </PageParts>
      ) : (
        <Container py={{ base: '12', md: '20' }}>
          <Note tone="info" title={t('missing.title')}>
            {t('missing.text')}
          </Note>
        </Container>
      )}
    </>
  );
}
