import { Portal } from '@chakra-ui/react/portal';
import { Toaster } from './toaster.tsx';

/** An open dialog hides the rest of the page from screen readers, except parts with this mark. */
const MARK = 'data-live-announcer';

/** Notices that are read out and can be closed while a dialog is open. */
export function ToasterAboveDialogs() {
  return (
    <Portal>
      <div {...{ [MARK]: '' }}>
        <Toaster />
      </div>
    </Portal>
  );
}

/** What stays usable beside a dialog without closing it. */
export function toasterElement(): Element | null {
  return document.querySelector(`[${MARK}]`);
}
