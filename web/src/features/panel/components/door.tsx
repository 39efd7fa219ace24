import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { Link as RouterLink } from 'react-router-dom';
import { TickScale } from '../../../components/layout/tick-scale.tsx';
import { Heading, Link } from '../../../components/ui/elements.ts';
import { WheelMark } from '../../../components/ui/wheel-mark.tsx';

interface DoorProps {
  garageName: string;
  title: string;
  text: string;
  children: ReactNode;
}

/** The screens in front of the panel: one card on the site's dark stage. */
export function Door({ garageName, title, text, children }: DoorProps) {
  const { t } = useTranslation('panel');
  return (
    <chakra.main
      data-stage=""
      minH="100svh"
      display="grid"
      alignContent="center"
      justifyItems="center"
      gap="8"
      px="4"
      py="10"
      css={{
        backgroundImage:
          'radial-gradient(50rem 28rem at 50% 115%, rgb(120 136 156 / 0.28), transparent 70%), linear-gradient(180deg, #0a0c0f, #12161c)',
      }}
    >
      <chakra.div display="flex" alignItems="center" gap="4" maxWidth="md" width="full">
        <WheelMark size={44} />
        <chakra.p lineHeight="short">
          <chakra.span
            display="block"
            fontFamily="heading"
            fontWeight="bold"
            fontSize="xl"
            letterSpacing="tight"
          >
            {garageName}
          </chakra.span>
          <chakra.span textStyle="label" color="fg.muted">
            {t('area')}
          </chakra.span>
        </chakra.p>
      </chakra.div>
      <chakra.div maxWidth="md" width="full" bg="bg.panel" borderWidth="1px" borderRadius="l3" boxShadow="lg">
        <TickScale transform="scaleY(-1)" />
        <chakra.div p={{ base: '5', sm: '8' }}>
          <Heading asChild size="lg">
            <h1>{title}</h1>
          </Heading>
          <chakra.p mt="2" mb="6" color="fg.muted">
            {text}
          </chakra.p>
          {children}
        </chakra.div>
      </chakra.div>
      <Link asChild>
        <RouterLink to="/">{t('toWebsite')}</RouterLink>
      </Link>
    </chakra.main>
  );
}
