import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { Heading } from '../../../components/ui/elements.ts';
import { Price } from '../../../components/ui/price.tsx';
import { Picture } from '../../../components/ui/picture.tsx';
import type { ServiceText } from '../../../components/content/services-text.ts';
import { ServiceDuration } from './service-duration.tsx';
import { ServiceIcon } from './service-icon.tsx';

const Card = chakra('li', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderTopWidth: '3px',
    borderTopColor: 'border.control',
    overflow: 'hidden',
    transitionProperty: 'border-color',
    transitionDuration: 'moderate',
    _hover: { borderTopColor: 'brand.solid' },
    '& > [data-part=body]': {
      flex: '1',
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      p: { base: '6', xl: '8' },
    },
    // The whole picture and the words lead there, too; what else can be used lies above.
    position: 'relative',
    '& :is(h2, h3) > a': {
      _hover: { textDecoration: 'underline', textDecorationThickness: '2px', textUnderlineOffset: '0.2em' },
      _after: { content: '""', position: 'absolute', inset: '0' },
    },
    '& button': { position: 'relative' },
    '& [data-part=text]': { mt: '3', mb: '6', color: 'fg.muted' },
    '& [data-part=facts]': {
      display: 'grid',
      gap: '1',
      '& > strong': { fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' },
    },
    '& [data-part=foot]': {
      mt: 'auto',
      width: 'full',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '3',
      minH: '11',
    },
  },
});

/** About what the grid makes of it. */
const SIZES = '(min-width: 80rem) 26rem, (min-width: 64rem) 31vw, (min-width: 48rem) 47vw, 92vw';

interface ServiceCardProps {
  service: ServiceText;
  level: 'h2' | 'h3';
  /** Whether it is the first of a page that begins with services. */
  priority?: boolean;
  /** The way to the details. */
  children?: ReactNode;
}

/** One service: what it is, how long it takes, and what it costs where that is known. */
export function ServiceCard({ service, level, priority, children }: ServiceCardProps) {
  const Level = level;
  return (
    <Card>
      {service.picture && (
        <Picture picture={service.picture} alt="" sizes={SIZES} ratio={16 / 9} priority={priority} />
      )}
      <div data-part="body">
        <ServiceIcon name={service.icon} />
        <Heading
          asChild
          size="md"
          fontSize={{ base: 'lg', lg: 'md', xl: 'xl' }}
          mt="6"
          overflowWrap="anywhere"
          hyphens="auto"
        >
          <Level>
            <RouterLink to={service.path}>{service.name}</RouterLink>
          </Level>
        </Heading>
        <p data-part="text">{service.text}</p>
        <div data-part="foot">
          <div data-part="facts">
            {service.price !== null && (
              <strong>
                <Price of={service} />
              </strong>
            )}
            <ServiceDuration minutes={service.minutes} />
          </div>
          {children}
        </div>
      </div>
    </Card>
  );
}
