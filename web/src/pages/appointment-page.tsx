import { PageTitle } from '../components/layout/page-title.tsx';
import { Container } from '../components/ui/elements.ts';
import { AppointmentView } from '../features/appointment/components/appointment-view.tsx';
import { useAppointmentStart } from '../features/appointment/appointment-start.tsx';
import { useTranslation } from '../lib/texts/texts-context.tsx';

export default function AppointmentPage() {
  const { t } = useTranslation('appointment');
  const start = useAppointmentStart();
  const isReminder = start !== undefined && 'reminder' in start;
  return (
    <>
      <PageTitle title={t(isReminder ? 'reminder.title' : 'title')} />
      <Container py={{ base: '8', md: '16' }}>
        <AppointmentView />
      </Container>
    </>
  );
}
