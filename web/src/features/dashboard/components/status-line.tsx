import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import {
  LuCircleCheck,
  LuCircleHelp,
  LuCircleX,
  LuInfo,
  LuLoaderCircle,
  LuTriangleAlert,
} from 'react-icons/lu';

/** Green is said only of what has just been measured. */
export type Tone = 'ok' | 'info' | 'warning' | 'error' | 'unknown' | 'checking';

const SIGNS = {
  ok: { sign: LuCircleCheck, color: 'fg.success' },
  info: { sign: LuInfo, color: 'fg.muted' },
  warning: { sign: LuTriangleAlert, color: 'fg.warning' },
  error: { sign: LuCircleX, color: 'fg.error' },
  unknown: { sign: LuCircleHelp, color: 'fg.muted' },
  checking: { sign: LuLoaderCircle, color: 'fg.muted' },
} as const;

interface StatusLineProps {
  label: string;
  tone: Tone;
  /** What a glance needs. */
  text: string;
  /** A figure at the end of the line. */
  figure?: string | undefined;
  children?: ReactNode;
}

/** One part of the site and how it is. */
export function StatusLine({ label, tone, text, figure, children }: StatusLineProps) {
  const { sign: Sign, color } = SIGNS[tone];
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns={{ base: 'auto minmax(0, 1fr) auto', md: 'auto 11rem minmax(0, 1fr) auto' }}
      columnGap="3"
      alignItems="center"
      py="3"
      minH="14"
      borderTopWidth="1px"
      borderColor="border.subtle"
      _first={{ borderTopWidth: '0' }}
      data-tone={tone}
    >
      <chakra.span color={color} fontSize="xl" gridRow={{ base: 'span 2', md: 'auto' }}>
        <Sign aria-hidden />
      </chakra.span>
      <chakra.span fontWeight="semibold">{label}</chakra.span>
      <chakra.span
        gridColumn={{ base: '2 / -1', md: 'auto' }}
        gridRow={{ base: '2', md: 'auto' }}
        color={tone === 'warning' || tone === 'error' ? color : 'fg.muted'}
        overflowWrap="anywhere"
      >
        {text}
        {children}
      </chakra.span>
      <chakra.span color="fg.muted" textStyle="sm" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
        {figure}
      </chakra.span>
    </chakra.li>
  );
}
