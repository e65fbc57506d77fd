import { useEffect, useEffectEvent, useReducer, useRef, useState, type ReactNode } from 'react';
import { Dialog, type DialogWidth } from './Dialog';
import { focusFirst } from './focusFirst';
import { LeaveContext } from './LeaveButton';
import { useFormLeave, type FormLeave } from './useFormLeave';

type First = (body: HTMLElement) => HTMLElement | null | undefined;

const firstField: First = (body) => body.querySelector('input');

interface Props extends FormLeave {
  title: ReactNode;
  width?: DialogWidth | number;
  /** Whether Esc leaves it now. */
  keyboard?: boolean;
  /** Whether a click beside it leaves it: by a slip, what was filled in would be gone. */
  isMaskClosable?: boolean;
  /** What has the focus once it is open; its first field unless told; null: what is in it leads the agent itself. */
  first?: First | null;
  afterClose: () => void;
  /** The buttons, where they are not those of a form within. */
  footer?: ReactNode;
  children: ReactNode;
}

/** How often the way in is tried: the library puts a dialog on the page in one of its first renders, not in the very first. */
const ATTEMPTS = 5;

/**
 * Leads the agent on the way in, not only once the dialog is open: the library's lock on the focus leads to the first
 * thing that can have it, and that would count as the agent's choice. A child's effect runs before those around it.
 * @param lead false: not on the page yet
 */
function LeadOnOpening({ lead }: { lead: () => boolean }): null {
  const [attempt, tryAgain] = useReducer((count: number) => count + 1, 1);
  const leadsNow = useEffectEvent(lead);
  useEffect(() => {
    if (!leadsNow() && attempt < ATTEMPTS) tryAgain();
  }, [attempt]);
  return null;
}

/**
 * A dialog with something to fill in: it opens on its first field, and each opening begins with what was kept. Nothing is
 * made of one that never opened: the library computes all styles of a closed dialog, too.
 */
export function FormDialog(props: Props): ReactNode {
  const { isOpen, title, width = 'narrow', keyboard = true, isMaskClosable = false } = props;
  const { first = firstField, afterClose, footer = null, children } = props;
  const body = useRef<HTMLDivElement>(null);
  const leave = useFormLeave(props);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);

  function lead(): boolean {
    if (body.current?.isConnected !== true) return false;
    if (first !== null) focusFirst(first(body.current));
    return true;
  }

  if (!wasOpen) return null;
  return (
    <LeaveContext value={leave}>
      <Dialog
        open={isOpen}
        title={title}
        width={width}
        destroyOnHidden
        mask={{ closable: isMaskClosable }}
        keyboard={keyboard}
        onCancel={leave}
        // What comes first may have come later than the dialog around it.
        onOpen={lead}
        afterClose={afterClose}
        footer={footer}
      >
        <div ref={body}>{children}</div>
        <LeadOnOpening lead={lead} />
      </Dialog>
    </LeaveContext>
  );
}
