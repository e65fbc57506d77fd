import { useEffect, useEffectEvent, useReducer, useRef, type ReactNode } from 'react';
import { useText } from '../../intl/useText';
import { useToast } from '../feedback/Toasts';
import { Dialog, type DialogWidth } from './Dialog';
import { focusFirst } from './focusFirst';
import { forget, useFormStore } from './keptForms';
import { LeaveContext } from './LeaveButton';

type First = (body: HTMLElement) => HTMLElement | null | undefined;

const firstField: First = (body) => body.querySelector('input');

interface Props {
  isOpen: boolean;
  title: ReactNode;
  width?: DialogWidth | number;
  /** Esc and a `LeaveButton` leave it. */
  onLeave: () => void;
  /** The key of the values that are kept when it is left; closed otherwise, it was saved, and they are forgotten. */
  keeps?: string | null;
  /** It is being saved: left now, nothing needs to be kept. */
  isUnderWay?: boolean;
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

/** Keeps what is typed into a dialog that is left, and says so; gives how to leave it. */
function useLeave({
  isOpen,
  onLeave,
  keeps = null,
  isUnderWay = false,
}: Omit<Props, 'children'>): () => void {
  const t = useText();
  const show = useToast();
  const store = useFormStore();
  const wasOpen = useRef(false);
  const wasLeft = useRef(false);
  const forgetSaved = useEffectEvent(() => {
    if (!wasLeft.current && keeps !== null) forget(store, keeps);
  });
  useEffect(() => {
    if (wasOpen.current && !isOpen) forgetSaved();
    wasOpen.current = isOpen;
    wasLeft.current = false;
  }, [isOpen]);

  return () => {
    wasLeft.current = !isUnderWay;
    if (!isUnderWay && keeps !== null && store?.has(keeps) === true) {
      const onPress = () => forget(store, keeps);
      show(t('dialog.keptOnLeaving'), 'info', 'kept', { label: t('message.discard'), onPress });
    }
    onLeave();
  };
}

/** A dialog with something to fill in: it opens on its first field, and each opening begins with what was kept. */
export function FormDialog(props: Props): ReactNode {
  const { isOpen, title, width = 'narrow', keyboard = true, isMaskClosable = false } = props;
  const { first = firstField, afterClose, footer = null, children } = props;
  const body = useRef<HTMLDivElement>(null);
  const leave = useLeave(props);

  function lead(): boolean {
    if (body.current?.isConnected !== true) return false;
    if (first !== null) focusFirst(first(body.current));
    return true;
  }

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
