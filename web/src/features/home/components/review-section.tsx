import { chakra } from '@chakra-ui/react/styled-system';
import { Container, Heading } from '../../../components/ui/elements.ts';
import { Icon } from '../../../components/ui/icon.tsx';
import { OutsideButton } from '../../../components/ui/outside-link.tsx';
import { useContent } from '../../../components/content/content-context.tsx';
import { useGarage } from '../../../components/garage/garage-context.tsx';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';

/** The invitation to write a review; only where the garage has a page for it. */
export function ReviewSection() {
  const { t } = useTranslation(['home', 'garage']);
  const review = useContent('home')?.review;
  const { reviews } = useGarage().links;
  if (!reviews || !review?.title) return null;
  return (
    <chakra.section bg="bg.subtle" borderBottomWidth="1px" aria-labelledby="review">
      <Container
        py={{ base: '14', md: '16' }}
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        gap="8"
      >
        <div>
          <Heading id="review" size="lg">
            {review.title}
          </Heading>
          <chakra.p mt="3" textStyle="lg" color="fg.muted" maxWidth="prose">
            {review.text}
          </chakra.p>
        </div>
        <OutsideButton href={reviews} size="lg" variant="outline">
          {review.button || t('home:review.write')}
          <Icon name="external" />
        </OutsideButton>
      </Container>
    </chakra.section>
  );
}
