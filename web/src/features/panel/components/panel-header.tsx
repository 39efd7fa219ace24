import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { LuCircleUser, LuLogOut } from 'react-icons/lu';
import { Button, ButtonLink } from '../../../components/ui/elements.ts';
import { Link as RouterLink } from 'react-router-dom';
import { WheelMark } from '../../../components/ui/wheel-mark.tsx';

interface PanelHeaderProps {
  garageName: string;
  username: string;
  profilePath: string;
  countdown: ReactNode;
  search: ReactNode;
  logoutLabel: string;
  onLogout: () => void;
}

const WIDE_ONLY = { base: 'none', md: 'inline-flex' };

/** Dark like the site's own header. On a telephone only the countdown and the own account: the rest is within the thumb's reach. */
export function PanelHeader(props: PanelHeaderProps) {
  const { garageName, username, profilePath, countdown, search, logoutLabel, onLogout } = props;
  const { t } = useTranslation('panel');
  return (
    <chakra.header data-stage="" borderBottomWidth="1px">
      <chakra.div
        display="flex"
        alignItems="center"
        gap={{ base: '2', md: '5' }}
        maxWidth="page"
        mx="auto"
        px={{ base: '4', md: '8' }}
        minH={{ base: '14', md: '16' }}
      >
        <chakra.div display="flex" alignItems="center" gap={{ base: '0', sm: '3' }} me="auto" minWidth="0">
          <WheelMark size={28} />
          <chakra.p lineHeight="short" minWidth="0">
            <chakra.span
              display={{ base: 'none', md: 'block' }}
              fontFamily="heading"
              fontWeight="bold"
              letterSpacing="tight"
            >
              {garageName}
            </chakra.span>
            <chakra.span textStyle="label" color="fg.muted" display={{ base: 'none', sm: 'block' }}>
              {t('area')}
            </chakra.span>
          </chakra.p>
        </chakra.div>
        {search}
        {countdown}
        <ButtonLink asChild variant="ghost" size="sm" px={{ base: '0', md: '3' }} minH="11" minW="11">
          <RouterLink to={profilePath} aria-label={t('profileOf', { name: username })}>
            <LuCircleUser aria-hidden strokeWidth={1.6} />
            <chakra.span display={WIDE_ONLY} maxWidth="48" truncate>
              {username}
            </chakra.span>
          </RouterLink>
        </ButtonLink>
        <Button display={WIDE_ONLY} variant="outline" size="sm" onClick={onLogout}>
          <LuLogOut aria-hidden strokeWidth={1.6} />
          {logoutLabel}
        </Button>
      </chakra.div>
    </chakra.header>
  );
}
