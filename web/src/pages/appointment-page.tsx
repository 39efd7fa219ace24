import { PageTitle } from '../components/layout/page-title.tsx';
import { Container } from '../components/ui/elements.ts';
import { AppointmentView } from '../features/appointment/components/appointment-view.tsx';
import { type AnyStart, useAppointmentStart } from '../features/appointment/appointment-start.tsx';
import { OpeningHours } from '../features/garage/components/opening-hours.tsx';
import { useTranslation } from '../lib/texts/texts-context.tsx';

export default function AppointmentPage() {
  const { t } = useTranslation('appointment');
  const start = useAppointmentStart();
  return (
    <>
      <PageTitle title={t(titleOf(start))} />
      <Container py={{ base: '8', md: '16' }}>
        <AppointmentView hours={<OpeningHours />} />
      </Container>
    </>
  );
}

function titleOf(start: AnyStart | undefined) {
  if (start && 'reminder' in start) return 'reminder.title';
  return start && 'recipient' in start ? 'recipient.title' : 'title';
}
