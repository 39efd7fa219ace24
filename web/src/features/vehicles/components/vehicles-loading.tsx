import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { PageTitle } from '../../../components/layout/page-title.tsx';
import { Container } from '../../../components/ui/elements.ts';
import { Spinner } from './spinner.tsx';

/** While a change of page waits for what the vehicles page shall show. */
export function VehiclesLoading() {
  const { t } = useTranslation('vehicles');
  return (
    <>
      <PageTitle title={t('title')} />
      <Container
        asChild
        minHeight="50svh"
        py="20"
        display="flex"
        flexDirection="column"
        alignItems="center"
        gap="6"
        color="fg.muted"
      >
        <output>
          <Spinner aria-hidden="true" />
          {t('loading')}
        </output>
      </Container>
    </>
  );
}
