import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/texts/texts-context.tsx';
import { Link } from './elements.ts';
import { Icon } from './icon.tsx';

/** A link to somebody else's page, in a new tab. */
export function OutsideLink({ href, children }: { href: string; children: ReactNode }) {
  const { t } = useTranslation('garage');
  return (
    <Link
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      display="inline-block"
      py="1.5"
      fontWeight="medium"
    >
      {children}
      <chakra.span srOnly>, {t('newTab')}</chakra.span>
      <Icon name="external" width="1em" height="1em" ml="1" />
    </Link>
  );
}
