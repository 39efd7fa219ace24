import { chakra } from '@chakra-ui/react/styled-system';
import { Container, Heading } from '../ui/elements.ts';
import { fittingSize } from './fitting-size.ts';
import { TickScale } from './tick-scale.tsx';

/** The dark opening of every page but the home page. */
export function PageTitle({ title, intro }: { title: string; intro?: string }) {
  return (
    <chakra.div
      data-stage=""
      position="relative"
      css={{
        backgroundImage:
          'radial-gradient(60rem 30rem at 85% 120%, rgb(120 136 156 / 0.28), transparent 70%), linear-gradient(180deg, #0a0c0f, #12161c)',
      }}
    >
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
