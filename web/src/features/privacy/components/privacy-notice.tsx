import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { PRIVACY_VERSION } from '@garage/contracts/contact';
import { PageTitle } from '../../../components/layout/page-title.tsx';
import { Container, Heading } from '../../../components/ui/elements.ts';
import { useGarage } from '../../../lib/garage/garage-context.tsx';

/** What really happens to a visitor's data on this site today. */
export function PrivacyNotice() {
  const { t } = useTranslation('privacy');
  const { name, email, address } = useGarage();
  const [year, month, day] = PRIVACY_VERSION.split('-');
  const facts = { name, email, address: `${address.street}, ${address.postalCode} ${address.city}` };
  return (
    <>
      <PageTitle title={t('title')} intro={t('intro')} />
      <Container py={{ base: '14', md: '20' }}>
        <chakra.div maxWidth="prose" display="grid" gap="10">
          {(['responsible', 'message', 'device', 'rights'] as const).map((section) => (
            <section key={section}>
              <Heading size="lg" mb="3">
                {t(`${section}.title`)}
              </Heading>
              <chakra.p textStyle="lg" color="fg.muted" overflowWrap="anywhere">
                {t(`${section}.text`, facts)}
              </chakra.p>
            </section>
          ))}
          <chakra.p textStyle="sm" color="fg.subtle" fontVariantNumeric="tabular-nums">
            {t('version', { date: `${day}.${month}.${year}` })}
          </chakra.p>
        </chakra.div>
      </Container>
    </>
  );
}
