import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { Container } from '../../../components/ui/elements.ts';
import { useContent } from '../../../components/content/content-context.tsx';
import { useGarage } from '../../../components/garage/garage-context.tsx';

/** The makes that the workshop knows, as a line of nameplates. */
export function BrandsStrip() {
  const { t } = useTranslation('home');
  const { brands } = useGarage();
  const title = useContent('home')?.brandsTitle;
  if (brands.length === 0) return null;
  return (
    <chakra.section bg="bg.subtle" borderBottomWidth="1px" aria-labelledby="brands">
      <Container
        py={{ base: '8', md: '10' }}
        display="flex"
        flexDirection={{ base: 'column', md: 'row' }}
        alignItems={{ md: 'center' }}
        gap={{ base: '5', md: '12' }}
      >
        <chakra.h2 id="brands" textStyle="sm" fontWeight="medium" color="fg.muted" whiteSpace="nowrap">
          {title || t('brands')}
        </chakra.h2>
        <chakra.ul
          listStyle="none"
          flex="1"
          display={{ base: 'grid', md: 'flex' }}
          gridTemplateColumns="1fr 1fr"
          flexWrap="wrap"
          justifyContent="space-between"
          columnGap="8"
          rowGap="3"
          fontFamily="heading"
          fontWeight="bold"
          fontSize={{ base: 'lg', md: '2xl' }}
          letterSpacing="tight"
        >
          {brands.map((brand) => (
            <li key={brand}>{brand}</li>
          ))}
        </chakra.ul>
      </Container>
    </chakra.section>
  );
}
