import { chakra } from '@chakra-ui/react/styled-system';
import { Link as RouterLink } from 'react-router-dom';
import { ButtonLink, Container, Heading } from '../../../components/ui/elements.ts';
import { Icon } from '../../../components/ui/icon.tsx';
import { Picture } from '../../../components/ui/picture.tsx';
import type { AboutText } from '../../../components/content/site-content.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';

const Band = chakra('section', {
  base: { position: 'relative', overflow: 'hidden', isolation: 'isolate' },
});

/** Words stay readable on any picture: it fades into the dark where they stand. */
const Backdrop = chakra('div', {
  base: {
    position: 'absolute',
    inset: '0',
    zIndex: 'hide',
    _after: {
      content: '""',
      position: 'absolute',
      inset: '0',
      backgroundImage: {
        base: 'linear-gradient(0deg, rgb(10 12 15 / 0.92), rgb(10 12 15 / 0.78))',
        lg: 'linear-gradient(90deg, rgb(10 12 15 / 0.94) 30%, rgb(10 12 15 / 0.72) 60%, rgb(10 12 15 / 0.2))',
      },
    },
  },
});

/** What visitors can count on, over a wide picture, and the next step. */
export function CompanyValues({ values }: { values: AboutText['values'] }) {
  const { t } = useTranslation('about');
  if (!values.title && !values.text) return null;
  return (
    <Band data-stage="" aria-labelledby="values">
      {values.picture && (
        <Backdrop>
          <Picture picture={values.picture} alt="" sizes="100vw" ratio="fill" />
        </Backdrop>
      )}
      <Container py={{ base: '20', md: '32' }}>
        <Heading id="values" size="title" maxWidth="20ch">
          {values.title}
        </Heading>
        <chakra.p mt="6" maxWidth="54ch" textStyle="lg" color="fg.muted">
          {values.text}
        </chakra.p>
        <ButtonLink asChild size="lg" mt="10">
          <RouterLink to="/contact">
            {values.button || t('contact')}
            <Icon name="arrowRight" />
          </RouterLink>
        </ButtonLink>
      </Container>
    </Band>
  );
}
