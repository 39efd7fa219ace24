import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { Heading } from '../../../components/ui/elements.ts';
import { ClosureNotices } from './closure-notices.tsx';
import { OpenNow } from './open-now.tsx';
import { OpeningHours } from './opening-hours.tsx';

interface HoursPanelProps {
  /** In the garage's own words; otherwise in ours. */
  title?: string | undefined;
  /** What else is to be known about coming and going. */
  note?: string | undefined;
}

/** Opening hours with the answer to the real question first: is somebody there now? */
export function HoursPanel({ title, note }: HoursPanelProps) {
  const { t } = useTranslation('garage');
  return (
    <section>
      <Heading asChild size="md">
        <h2>{title || t('hours')}</h2>
      </Heading>
      <chakra.div mt="3" mb="5" textStyle="sm" color="fg.muted">
        <OpenNow />
      </chakra.div>
      <OpeningHours />
      {note && (
        <chakra.p mt="5" textStyle="sm" color="fg.muted" whiteSpace="pre-line">
          {note}
        </chakra.p>
      )}
      <ClosureNotices />
    </section>
  );
}
