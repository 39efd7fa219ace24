import { PageTitle } from '../components/layout/page-title.tsx';
import { Container } from '../components/ui/elements.ts';
import { BookingArea } from '../features/booking/components/booking-area.tsx';
import { useTranslation } from '../lib/texts/texts-context.tsx';

export default function BookingPage() {
  const { t } = useTranslation('booking');
  return (
    <>
      <PageTitle title={t('title')} intro={t('intro')} />
      <Container py={{ base: '8', md: '16' }}>
        <BookingArea />
      </Container>
    </>
  );
}
