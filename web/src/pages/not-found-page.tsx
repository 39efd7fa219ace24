import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from '../lib/texts/texts-context.tsx';
import { Link as RouterLink } from 'react-router-dom';
import { useKnownContent } from '../components/content/content-context.tsx';
import { ButtonLink, Container, Heading } from '../components/ui/elements.ts';
import { Icon } from '../components/ui/icon.tsx';

const DEVELOPER_HINT = 'Did you forget to add the page to the router?';

/** What every unknown address shows; the server answers it with status 404. */
export default function NotFoundPage() {
  const { t } = useTranslation('layout');
  const texts = useKnownContent('not-found');
  const help = texts ? texts.text : t('notFound.help');
  return (
    <Container display="grid" placeItems="center" minH="100svh" py="32">
      <chakra.div
        maxWidth="lg"
        width="full"
        p={{ base: '7', md: '10' }}
        bg="bg.panel"
        borderWidth="1px"
        borderRadius="l3"
        boxShadow="md"
      >
        <chakra.span color="fg.error" display="block" mb="5">
          <Icon name="alert" width="2.75rem" height="2.75rem" />
        </chakra.span>
        <Heading asChild size="lg">
          <h1>{texts?.title || t('notFound.heading')}</h1>
        </Heading>
        {help && (
          <chakra.p mt="4" color="fg.muted" whiteSpace="pre-line">
            {help}
          </chakra.p>
        )}
        <chakra.div display="flex" flexWrap="wrap" gap="3" mt="8">
          <ButtonLink asChild>
            <RouterLink to="/">{texts?.home || t('notFound.home')}</RouterLink>
          </ButtonLink>
          <ButtonLink asChild variant="outline">
            <RouterLink to="/contact">{texts?.contact || t('notFound.contact')}</RouterLink>
          </ButtonLink>
        </chakra.div>
        {/* For whoever builds the site; visitors have read all they need above it. */}
        <chakra.p mt="8" pt="4" borderTopWidth="1px" color="fg.muted" textStyle="sm" lang="en">
          404 Page Not Found. {DEVELOPER_HINT}
        </chakra.p>
      </chakra.div>
    </Container>
  );
}
