import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { Link as RouterLink } from 'react-router-dom';
import { Button, ButtonLink, Heading } from '../../../components/ui/elements.ts';
import { useSessionController } from '../session-context.tsx';

/** While the server is asked about a remembered session. */
export function SessionChecking() {
  const { t } = useTranslation('session');
  return (
    <chakra.output minH="100svh" display="grid" placeItems="center" color="fg.muted">
      {t('checking')}
    </chakra.output>
  );
}

/** When the server could not be asked: nothing is lost, and nothing is shown that might not be true. */
export function SessionUnreachable({ loginPath }: { loginPath: string }) {
  const { t } = useTranslation('session');
  const controller = useSessionController();
  return (
    <chakra.main minH="100svh" display="grid" placeItems="center" p="5">
      <chakra.div maxWidth="md" width="full" role="alert">
        <Heading asChild size="lg">
          <h1>{t('unreachable.title')}</h1>
        </Heading>
        <chakra.p mt="3" color="fg.muted">
          {t('unreachable.text')}
        </chakra.p>
        <chakra.div display="flex" flexWrap="wrap" gap="3" mt="6">
          <Button onClick={() => void controller.check()}>{t('unreachable.retry')}</Button>
          <ButtonLink asChild variant="outline">
            <RouterLink to={loginPath}>{t('unreachable.toLogin')}</RouterLink>
          </ButtonLink>
        </chakra.div>
      </chakra.div>
    </chakra.main>
  );
}
