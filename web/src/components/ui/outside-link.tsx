import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';
import { useTranslation } from '../../lib/texts/texts-context.tsx';
import { ButtonLink, Link } from './elements.ts';
import { Icon } from './icon.tsx';

const NEW_TAB = { target: '_blank', rel: 'noopener noreferrer' } as const;

/** Tells those who cannot see the sign beside a link that it opens a new tab. */
export function NewTabWords() {
  const { t } = useTranslation('garage');
  return <chakra.span srOnly>, {t('newTab')}</chakra.span>;
}

/** A link to somebody else's page, in a new tab. */
export function OutsideLink({ children, ...link }: ComponentProps<typeof Link>) {
  return (
    <Link {...NEW_TAB} display="inline-block" py="1.5" fontWeight="medium" {...link}>
      {children}
      <NewTabWords />
      <Icon name="external" width="1em" height="1em" ml="1" />
    </Link>
  );
}

/** A button that leads to somebody else's page, in a new tab. */
export function OutsideButton({ children, ...link }: ComponentProps<typeof ButtonLink>) {
  return (
    <ButtonLink {...NEW_TAB} {...link}>
      {children}
      <NewTabWords />
    </ButtonLink>
  );
}
