import { chakra } from '@chakra-ui/react/styled-system';

const Plate = chakra('p', {
  base: {
    display: 'grid',
    justifyItems: 'start',
    gap: '2',
    padding: { base: '5', md: '6' },
    minWidth: '11rem',
    borderTopWidth: '3px',
    borderColor: 'brand.solid',
  },
});

/** `75+` on a dark plate: the age of the workshop, as large as the claim. */
export function YearsNumeral({ years, label, ...props }: YearsNumeralProps) {
  return (
    <Plate data-stage="" {...props}>
      <chakra.span
        fontFamily="heading"
        fontWeight="bold"
        fontSize={{ base: '5xl', md: '6xl' }}
        lineHeight="none"
        letterSpacing="-0.04em"
        fontVariantNumeric="tabular-nums"
        whiteSpace="nowrap"
      >
        {years}
        <chakra.span color="brand.fg">+</chakra.span>
      </chakra.span>
      <chakra.span fontWeight="medium" color="fg.muted">
        {label}
      </chakra.span>
    </Plate>
  );
}

type YearsNumeralProps = React.ComponentProps<typeof Plate> & { years: number; label: string };
