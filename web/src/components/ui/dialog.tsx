import { Dialog as ChakraDialog } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import type { ReactNode } from 'react';
import { LuX } from 'react-icons/lu';
import { IconButton } from './icon-button.tsx';
import { toasterElement } from './toaster-above-dialogs.tsx';

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  children: ReactNode;
  /** Null while the content has buttons of its own. */
  footer: ReactNode;
  size?: 'sm' | 'lg' | 'xl';
  /** A question that needs an answer; the click beside it is none. */
  role?: 'dialog' | 'alertdialog';
  /** Holds what somebody has written: a touch beside it must not throw that away. */
  holdsInput?: boolean;
  /** Where the focus goes afterwards when what opened the dialog is gone. */
  finalFocus?: () => HTMLElement | null;
  initialFocus?: () => HTMLElement | null;
}

/** A modal window: keeps the focus inside, closes with Escape, gives the focus back. */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, closeLabel, children, footer, size = 'lg', role = 'dialog' } = props;
  return (
    <ChakraDialog.Root
      open={open}
      onOpenChange={(details) => {
        if (!details.open) onClose();
      }}
      role={role}
      size={size}
      closeOnInteractOutside={role === 'dialog' && !props.holdsInput}
      onEscapeKeyDown={(event) => {
        // Something inside is open and closes first.
        if ((event.target as Element).closest('[data-keeps-escape]')) event.preventDefault();
      }}
      persistentElements={toasterElement() ? [toasterElement] : []}
      lazyMount
      unmountOnExit
      {...(props.finalFocus && { finalFocusEl: props.finalFocus })}
      {...(props.initialFocus && { initialFocusEl: props.initialFocus })}
    >
      <Portal>
        <ChakraDialog.Backdrop />
        <ChakraDialog.Positioner>
          <ChakraDialog.Content lang="de">
            <ChakraDialog.Header>
              <ChakraDialog.Title>{title}</ChakraDialog.Title>
              <ChakraDialog.CloseTrigger asChild>
                {/* Its own class again: `asChild` puts the trigger's in the place of what buttons share. */}
                <IconButton className="button" label={closeLabel} icon={LuX} />
              </ChakraDialog.CloseTrigger>
            </ChakraDialog.Header>
            <ChakraDialog.Body>{children}</ChakraDialog.Body>
            {footer !== null && <ChakraDialog.Footer>{footer}</ChakraDialog.Footer>}
          </ChakraDialog.Content>
        </ChakraDialog.Positioner>
      </Portal>
    </ChakraDialog.Root>
  );
}
