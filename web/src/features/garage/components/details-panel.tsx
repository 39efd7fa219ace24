import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { chakra } from '@chakra-ui/react/styled-system';
import { Heading } from '../../../components/ui/elements.ts';
import { ContactDetails } from './contact-details.tsx';

/** Where the garage is and how to reach it. */
export function DetailsPanel({ title }: { title?: string | undefined }) {
  const { t } = useTranslation('garage');
  return (
    <section>
      <Heading size="md">{title || t('find')}</Heading>
      <chakra.div mt="6">
        <ContactDetails />
      </chakra.div>
    </section>
  );
}
