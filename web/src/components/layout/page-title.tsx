import { chakra } from '@chakra-ui/react/styled-system';
import { Container, Heading } from '../ui/elements.ts';
import { fittingSize } from './fitting-size.ts';
import { STAGE_LIGHT } from './stage-light.ts';
import { TickScale } from './tick-scale.tsx';

/** The dark opening of every page but the home page. */
export function PageTitle({ title, intro }: { title: string; intro?: string }) {
  return (
    <chakra.div data-stage="" position="relative" css={STAGE_LIGHT}>
      <Container pt={{ base: '32', md: '48' }} pb={{ base: '12', md: '20' }}>
        <Heading asChild size="title">
          <h1 style={{ fontSize: fittingSize(title) }}>{title}</h1>
        </Heading>
        {intro && (
          <chakra.p mt="6" maxWidth="prose" textStyle="lg" color="fg.muted">
            {intro}
          </chakra.p>
        )}
      </Container>
      <TickScale transform="scaleY(-1)" />
    </chakra.div>
  );
}
