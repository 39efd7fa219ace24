import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { Heading } from '../../../components/ui/elements.ts';
import { ClosureNotices } from './closure-notices.tsx';
import { OpenNow } from './open-now.tsx';
import { OpeningHours } from './opening-hours.tsx';

/** Opening hours with the answer to the real question first: is somebody there now? */
export function HoursPanel() {
  const { t } = useTranslation('garage');
  return (
    <section>
      <Heading asChild size="md">
        <h2>{t('hours')}</h2>
      </Heading>
      <chakra.div mt="3" mb="5" textStyle="sm" color="fg.muted">
        <OpenNow />
      </chakra.div>
      <OpeningHours />
      <ClosureNotices />
    </section>
  );
}
