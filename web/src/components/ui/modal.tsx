import { chakra } from '@chakra-ui/react/styled-system';
import { useRef, type ReactNode } from 'react';
import { obeysCommands } from '../../lib/obeys-commands.ts';
import { Button, Heading } from './elements.ts';
import { Icon } from './icon.tsx';

const Box = chakra('dialog', {
  base: {
    width: 'calc(100vw - 2rem)',
    maxWidth: '625px',
    maxHeight: '90%',
    m: 'auto',
    p: '0',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    bg: 'bg.panel',
    color: 'fg',
    borderWidth: '1px',
    borderTopWidth: '3px',
    borderTopColor: 'brand.solid',
    borderRadius: 'l2',
    boxShadow: 'xl',
    '&::backdrop': { background: 'rgb(4 5 7 / 0.72)' },
    '& > [data-part=inside]': { p: { base: '5', sm: '8' } },
    '& > [data-part=inside] > [data-part=head]': {
      display: 'flex',
      alignItems: 'flex-start',
      justifyContent: 'space-between',
      gap: '4',
    },
    '@media (prefers-reduced-motion: no-preference)': {
      '&[open]': { animation: 'page-in 260ms cubic-bezier(0.16, 1, 0.3, 1)' },
    },
  },
});

interface ModalProps {
  id: string;
  title: string;
  openLabel: string;
  /** Read out after the words on the button, for who hears only the button. */
  openHint: string;
  closeLabel: string;
  children: ReactNode;
}

/**
 * A button and the window that it opens. The dialog element keeps the focus inside, closes on Escape
 * and gives the focus back by itself; the command attributes open it without JavaScript too.
 */
export function Modal({ id, title, openLabel, openHint, closeLabel, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <Button variant="outline" asChild>
        <button
          type="button"
          aria-label={`${openLabel}: ${openHint}`}
          aria-haspopup="dialog"
          {...{ command: 'show-modal', commandfor: id }}
          onClick={() => {
            if (!obeysCommands()) dialog.current?.showModal();
          }}
        >
          {openLabel}
        </button>
      </Button>
      <Box ref={dialog} id={id} aria-labelledby={`${id}-title`} asChild>
        <dialog {...{ closedby: 'any' }}>
          <div data-part="inside">
            <div data-part="head">
              <Heading id={`${id}-title`} size="lg" pt="1.5" overflowWrap="anywhere" hyphens="auto">
                {title}
              </Heading>
              <form method="dialog">
                <Button type="submit" variant="ghost" px="0" width="11" aria-label={closeLabel}>
                  <Icon name="close" />
                </Button>
              </form>
            </div>
            {children}
          </div>
        </dialog>
      </Box>
    </>
  );
}
