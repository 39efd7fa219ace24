import { chakra } from '@chakra-ui/react/styled-system';
import { Link as RouterLink } from 'react-router-dom';
import type { IconType } from 'react-icons';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';

export interface QuickLink {
  to: string;
  label: string;
  icon: IconType;
}

const Item = chakra('a', {
  base: {
    display: 'flex',
    // Side by side the longest words would not fit on a telephone.
    flexDirection: { base: 'column', md: 'row' },
    alignItems: { base: 'flex-start', md: 'center' },
    gap: { base: '2', md: '3' },
    height: 'full',
    minH: '14',
    px: '4',
    py: '3',
    textStyle: { base: 'sm', md: 'md' },
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'l2',
    fontWeight: 'semibold',
    lineHeight: 'short',
    overflowWrap: 'anywhere',
    hyphens: 'auto',
    _hover: { borderColor: 'border.control', bg: 'bg.subtle' },
    _focusVisible: { outline: '2px solid', outlineColor: 'brand.focusRing', outlineOffset: '2px' },
    '& > svg': { width: '1.375rem', height: '1.375rem', flexShrink: '0', color: 'brand.fg' },
  },
});

/** The ways into everything that this person may do. */
export function QuickAccess({ links }: { links: readonly QuickLink[] }) {
  const { t } = useTranslation('dashboard');
  return (
    <chakra.section aria-labelledby="quick-access">
      <chakra.h2 id="quick-access" textStyle="label" color="fg.muted" mb="3">
        {t('quick.title')}
      </chakra.h2>
      <chakra.ul
        listStyleType="none"
        display="grid"
        gap="2.5"
        gridTemplateColumns={{
          base: 'repeat(2, minmax(0, 1fr))',
          md: 'repeat(auto-fit, minmax(13rem, 1fr))',
        }}
      >
        {links.map(({ to, label, icon: Icon }) => (
          <li key={to}>
            <Item asChild>
              <RouterLink to={to}>
                <Icon aria-hidden strokeWidth={1.6} />
                {label}
              </RouterLink>
            </Item>
          </li>
        ))}
      </chakra.ul>
    </chakra.section>
  );
}
