import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { Container, Heading } from '../../../components/ui/elements.ts';
import { useGarage, useNow } from '../../../lib/garage/garage-context.tsx';
import { experienceYears } from '../experience-years.ts';

/** How long, how, and with what: the number is as large as the claim. */
export function AboutSection() {
  const { t } = useTranslation('home');
  const { foundedYear, address } = useGarage();
  const years = experienceYears(foundedYear, useNow());
  return (
    <section aria-labelledby="about">
      <Container
        py={{ base: '20', md: '32' }}
        display="grid"
        gridTemplateColumns={{ lg: '5fr 7fr' }}
        gap={{ base: '12', lg: '20' }}
        alignItems="start"
      >
        <chakra.p display="grid" gap="3">
          <chakra.span
            fontFamily="heading"
            fontWeight="extrabold"
            fontSize="numeral"
            lineHeight="0.82"
            letterSpacing="-0.05em"
            fontVariantNumeric="tabular-nums"
            whiteSpace="nowrap"
          >
            {years}
            <chakra.span color="brand.fg">+</chakra.span>
          </chakra.span>
          <Scale aria-hidden="true" />
          <chakra.span fontSize="xl" fontWeight="medium">
            {t('about.years')}
          </chakra.span>
        </chakra.p>
        <div>
          <Heading id="about" size="title">
            {t('about.title')}
          </Heading>
          <chakra.div mt="8" display="grid" gap="5" textStyle="lg" color="fg.muted" maxWidth="prose">
            <p>{t('about.history', { year: foundedYear, city: address.city })}</p>
            <p>{t('about.promise')}</p>
          </chakra.div>
          <chakra.div mt="12" display="grid" gridTemplateColumns={{ md: '1fr 1fr' }} gap="8">
            {(['people', 'equipment'] as const).map((feature) => (
              <chakra.div key={feature} borderTopWidth="2px" borderColor="fg" pt="5">
                <Heading asChild size="md">
                  <h3>{t(`about.${feature}.title`)}</h3>
                </Heading>
                <chakra.p mt="3" color="fg.muted">
                  {t(`about.${feature}.text`)}
                </chakra.p>
              </chakra.div>
            ))}
          </chakra.div>
        </div>
      </Container>
    </section>
  );
}

/** One tick per year would be too fine to see; one per five is not. */
const Scale = chakra('span', {
  base: {
    display: 'block',
    height: '5',
    maxWidth: '26rem',
    mt: '4',
    color: 'border.control',
    backgroundImage:
      'repeating-linear-gradient(90deg, currentColor 0 1px, transparent 1px 10%), repeating-linear-gradient(90deg, currentColor 0 1px, transparent 1px 2%)',
    backgroundSize: '100% 100%, 100% 45%',
    backgroundRepeat: 'no-repeat',
    borderTopWidth: '3px',
    borderColor: 'brand.solid',
  },
});
