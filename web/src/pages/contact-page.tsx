import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from '../lib/texts/texts-context.tsx';
import { PageParts } from '../components/layout/page-parts.tsx';
import { PageTitle } from '../components/layout/page-title.tsx';
import { Container } from '../components/ui/elements.ts';
import { ContactForm } from '../features/contact/components/contact-form.tsx';
import { DetailsPanel } from '../features/garage/components/details-panel.tsx';
import { HoursPanel } from '../features/garage/components/hours-panel.tsx';
import { GarageMap } from '../features/third-parties/components/garage-map.tsx';
import { useContent } from '../components/content/content-context.tsx';

export default function ContactPage() {
  const { t } = useTranslation('contact');
  const texts = useContent('contact');
  return (
    <>
      <PageTitle title={texts?.title || t('title')} intro={texts ? texts.intro : t('intro')} />
      <Container
        py={{ base: '12', md: '20' }}
        display="grid"
        gridTemplateColumns={{ lg: '7fr 5fr' }}
        gap={{ base: '14', lg: '20' }}
        alignItems="start"
      >
        <chakra.div
          data-screen-only=""
          bg="bg.panel"
          borderWidth="1px"
          borderTopWidth="3px"
          borderTopColor="brand.solid"
          boxShadow="md"
          mx={{ base: '-5', sm: '0' }}
          p={{ base: '5', sm: '8', md: '10' }}
        >
          <PageParts>
            <ContactForm texts={texts?.form} />
          </PageParts>
        </chakra.div>
        <chakra.div
          display="grid"
          gap={{ base: '12', md: '14' }}
          gridTemplateColumns={{ md: '1fr 1fr', lg: '1fr' }}
          css={{ '@media print': { gridTemplateColumns: '1fr 1fr', gap: '8' } }}
        >
          <PageParts>
            <DetailsPanel title={texts?.detailsTitle} />
            <HoursPanel title={texts?.hoursTitle} note={texts?.hoursNote} />
          </PageParts>
        </chakra.div>
        <chakra.div gridColumn="1 / -1">
          <PageParts>
            <GarageMap />
          </PageParts>
        </chakra.div>
      </Container>
    </>
  );
}
