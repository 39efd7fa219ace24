import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

const Frame = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    px: '4',
    py: '3',
    borderInlineStartWidth: '4px',
    borderRadius: 'l1',
    color: 'fg',
  },
  variants: {
    tone: {
      success: { bg: 'bg.success', borderColor: 'fg.success' },
      info: { bg: 'bg.info', borderColor: 'fg.info' },
      warning: { bg: 'bg.warning', borderColor: 'fg.warning' },
      error: { bg: 'bg.error', borderColor: 'border.error' },
    },
  },
});

interface NoteProps {
  tone: 'success' | 'info' | 'warning' | 'error';
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  /** `alert` interrupts a screen reader, `status` waits for its turn. */
  role?: 'alert' | 'status';
}

/** A remark inside a page, with what can be done about it. */
export function Note({ tone, title, children, action, role }: NoteProps) {
  return (
    <Frame tone={tone} role={role}>
      <chakra.div flex="1 1 16rem" minWidth="0">
        <chakra.p fontWeight="semibold">{title}</chakra.p>
        {children && <chakra.p textStyle="sm">{children}</chakra.p>}
      </chakra.div>
      {action}
    </Frame>
  );
}
