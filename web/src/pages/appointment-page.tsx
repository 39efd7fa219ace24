import { PageTitle } from '../components/layout/page-title.tsx';
import { Container } from '../components/ui/elements.ts';
import { AppointmentView } from '../features/appointment/components/appointment-view.tsx';
import { useTranslation } from '../lib/texts/texts-context.tsx';

export default function AppointmentPage() {
  const { t } = useTranslation('appointment');
  return (
    <>
      <PageTitle title={t('title')} />
      <Container py={{ base: '8', md: '16' }}>
        <AppointmentView />
      </Container>
    </>
  );
}
