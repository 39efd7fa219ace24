import { chakra } from '@chakra-ui/react/styled-system';
import { Link as RouterLink } from 'react-router-dom';
import { ButtonLink, Heading } from '../../../components/ui/elements.ts';
import { Icon } from '../../../components/ui/icon.tsx';
import type { CallText } from '../../../components/content/text-parts.ts';
import { phoneHref, useGarage } from '../../../components/garage/garage-context.tsx';
import { Dial } from './monogram.tsx';

/** After everybody's own line: the one for who does not know whom to ask. */
export function MainLineCard({ title, text, button }: CallText) {
  const { phone } = useGarage();
  return (
    <chakra.li
      data-stage=""
      display="flex"
      flexDirection="column"
      alignItems="flex-start"
      justifyContent="flex-end"
      px="6"
      pb="6"
      pt={{ base: '6', md: '0' }}
      css={{
        backgroundImage:
          'radial-gradient(20rem 16rem at 80% 10%, rgb(96 112 132 / 0.4), transparent 70%), linear-gradient(180deg, #07090b, #171c23)',
      }}
    >
      {/* As high as the portraits beside it; where the cards stand alone, it would only push the words away. */}
      <chakra.div
        aria-hidden="true"
        alignSelf="stretch"
        mx="-6"
        mb="auto"
        height="400px"
        display={{ base: 'none', md: 'grid' }}
        placeItems="center"
        flexShrink={0}
        css={{ '& > *': { gridArea: '1 / 1' } }}
      >
        <Dial position={0} />
        <Icon name="phone" width="5rem" height="5rem" strokeWidth="1.4" />
      </chakra.div>
      <Heading size="lg">{title}</Heading>
      <chakra.p mt="4" mb="6" color="fg.muted" whiteSpace="pre-line">
        {text}
      </chakra.p>
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <ButtonLink href={phoneHref(phone)} fontVariantNumeric="tabular-nums">
          <Icon name="phone" />
          {phone}
        </ButtonLink>
        <ButtonLink asChild variant="outline">
          <RouterLink to="/contact">{button}</RouterLink>
        </ButtonLink>
      </chakra.div>
    </chakra.li>
  );
}
