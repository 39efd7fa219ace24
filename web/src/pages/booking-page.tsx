import { useContent } from '../components/content/content-context.tsx';
import { PageTitle } from '../components/layout/page-title.tsx';
import { Container } from '../components/ui/elements.ts';
import { BookingArea } from '../features/booking/components/booking-area.tsx';
import { useTranslation } from '../lib/texts/texts-context.tsx';

export default function BookingPage() {
  const { t } = useTranslation('booking');
  const texts = useContent('booking-page');
  return (
    <>
      <PageTitle title={texts?.title || t('title')} intro={texts ? texts.intro : t('intro')} />
      <Container py={{ base: '8', md: '16' }}>
        <BookingArea />
      </Container>
    </>
  );
}
