import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { Link as RouterLink } from 'react-router-dom';
import { STAGE_LIGHT } from '../../../components/layout/stage-light.ts';
import { ButtonLink, Container, Heading } from '../../../components/ui/elements.ts';
import { Icon } from '../../../components/ui/icon.tsx';
import type { CallText } from '../../../components/content/text-parts.ts';
import { phoneHref, useGarage } from '../../../components/garage/garage-context.tsx';

interface CallToActionProps {
  /** After services or after cars: which words of ours stand in. */
  about?: 'next' | 'wanted';
  /** In the garage's own words; null where they are not known. */
  texts: CallText | null | undefined;
}

/** The dark band at the end of a page: what to do next. */
export function CallToAction({ about = 'next', texts }: CallToActionProps) {
  const { t } = useTranslation('garage');
  const { phone } = useGarage();
  const title = texts ? texts.title : t(`${about}.title`);
  if (!title) return null;
  return (
    <chakra.section data-stage="" data-screen-only="" aria-labelledby="next" css={STAGE_LIGHT}>
      <Container
        py={{ base: '16', md: '24' }}
        display="grid"
        gridTemplateColumns={{ lg: '1fr auto' }}
        gap={{ base: '8', lg: '16' }}
        alignItems="end"
      >
        <div>
          <Heading id="next" size="title" maxWidth="22ch">
            {title}
          </Heading>
          <chakra.p mt="5" maxWidth="prose" textStyle="lg" color="fg.muted">
            {texts ? texts.text : t(`${about}.text`)}
          </chakra.p>
        </div>
        <chakra.div display="flex" flexWrap="wrap" gap="3">
          <ButtonLink asChild size="lg">
            <RouterLink to="/contact">
              {texts?.button || t('next.write')}
              <Icon name="arrowRight" />
            </RouterLink>
          </ButtonLink>
          <ButtonLink href={phoneHref(phone)} size="lg" variant="outline" fontVariantNumeric="tabular-nums">
            <Icon name="phone" />
            {phone}
          </ButtonLink>
        </chakra.div>
      </Container>
    </chakra.section>
  );
}
