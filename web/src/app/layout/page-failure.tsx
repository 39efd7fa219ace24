import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from '../../lib/texts/texts-context.tsx';
import { Button, Container, Heading } from '../../components/ui/elements.ts';

/** In place of a page whose files did not come: the connection is gone, or the site has been renewed since. */
export function PageFailure() {
  const { t } = useTranslation('layout');
  return (
    <Container role="alert" minH="100svh" pt="40" pb="20">
      <Heading asChild size="lg">
        <h1>{t('failed.heading')}</h1>
      </Heading>
      <chakra.p mt="4" mb="8" color="fg.muted" maxWidth="prose">
        {t('failed.help')}
      </chakra.p>
      <Button onClick={() => window.location.reload()}>{t('failed.reload')}</Button>
    </Container>
  );
}
