import { chakra } from '@chakra-ui/react/styled-system';
import { Link as RouterLink } from 'react-router-dom';
import { YearsNumeral } from '../../../components/layout/years-numeral.tsx';
import { ButtonLink, Container, Heading } from '../../../components/ui/elements.ts';
import { Icon } from '../../../components/ui/icon.tsx';
import { Picture } from '../../../components/ui/picture.tsx';
import { useContent } from '../../../components/content/content-context.tsx';
import type { SectionText } from '../../../components/content/text-parts.ts';
import { experienceYears } from '../../../components/garage/experience-years.ts';
import { useGarage, useNow } from '../../../components/garage/garage-context.tsx';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { ABOUT_ID } from '../about-id.ts';

/** How long, how, and with what. */
export function AboutSection() {
  const { t } = useTranslation('home');
  const { foundedYear } = useGarage();
  const now = useNow();
  const about = useContent('home')?.about;
  if (!about) return null;
  return (
    <section aria-labelledby={ABOUT_ID}>
      <Container
        py={{ base: '20', md: '32' }}
        display="grid"
        gridTemplateColumns={{ lg: 'repeat(2, minmax(0, 1fr))' }}
        gap={{ base: '12', lg: '20' }}
        alignItems="center"
      >
        <chakra.div position="relative" aspectRatio={{ base: '4 / 3', lg: '1 / 1' }} bg="bg.muted">
          {about.picture && (
            <Picture picture={about.picture} alt="" sizes="(min-width: 1024px) 38rem, 100vw" ratio="fill" />
          )}
          <YearsNumeral
            years={experienceYears(foundedYear, now, about.years)}
            label={about.yearsLabel || t('about.years')}
            position="absolute"
            left="0"
            bottom="0"
          />
        </chakra.div>
        <div>
          <Heading id={ABOUT_ID} size="title">
            {about.title}
          </Heading>
          <chakra.p mt="6" textStyle="lg" color="fg.muted" maxWidth="prose">
            {about.text}
          </chakra.p>
          <chakra.div mt="10" display="grid" gridTemplateColumns={{ sm: '1fr 1fr' }} gap="8">
            {about.features.map((feature) => (
              <Feature key={feature.title} {...feature} />
            ))}
          </chakra.div>
          <ButtonLink asChild variant="outline" mt="10">
            <RouterLink to="/about">
              {about.button || t('about.more')}
              <Icon name="arrowRight" />
            </RouterLink>
          </ButtonLink>
        </div>
      </Container>
    </section>
  );
}

function Feature({ title, text }: SectionText) {
  return (
    <chakra.div borderTopWidth="2px" borderColor="fg" pt="5">
      <Heading asChild size="md">
        <h3>{title}</h3>
      </Heading>
      <chakra.p mt="3" color="fg.muted">
        {text}
      </chakra.p>
    </chakra.div>
  );
}
