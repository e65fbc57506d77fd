import { Button } from 'antd';
import { useRef, type ReactNode, type Ref } from 'react';
import type { Conversation } from '../../../store/conversations/types';
import { Dialog } from '../../ui/dialog/Dialog';
import { useFocusReturn } from '../../ui/dialog/useFocusReturn';
import { useLast } from '../../ui/dialog/useLast';
import { useOpenContact } from '../../contacts/useOpenContact';
import { knownCustomer, protocolOf } from '../../conversations/customer';
import { T } from '../../intl';
import { PastFacts } from './PastFacts';
import { PastMessages } from './PastMessages';
import './past.css';

interface Props {
  /** The conversation to look into; null closes the dialog. */
  conversation: Conversation | null;
  onClose: () => void;
  /** Leaves what lies below it too: Escape again while it is still closing, or on the way to another page. */
  onLeave?: () => void;
  /** Where the customer is on screen already, no button leads there. */
  isWithCustomer?: boolean;
}

interface ButtonsProps {
  conversation: Conversation;
  close: Ref<HTMLButtonElement>;
  hasCustomer: boolean;
  onClose: () => void;
  onLeave: () => void;
}

function Buttons({ conversation, close, hasCustomer, onClose, onLeave }: ButtonsProps): ReactNode {
  const openContact = useOpenContact();
  const contactId = knownCustomer(conversation);

  function showCustomer(contact: string): void {
    onClose();
    onLeave();
    openContact(contact);
  }

  return (
    <div className="dialog__buttons">
      {hasCustomer && contactId !== null && (
        <Button onClick={() => showCustomer(contactId)}>
          <T id="contact.data" />
        </Button>
      )}
      <Button ref={close} onClick={onClose}>
        <T id="action.close" />
      </Button>
    </div>
  );
}

/**
 * A conversation of the past in a dialog of its own, read-only (spec 1 §2): from a customer's earlier conversations
 * and from a contact's history.
 */
export function PastConversationDialog(props: Props): ReactNode {
  const { conversation, onClose, onLeave = onClose, isWithCustomer = false } = props;
  const giveFocusBack = useFocusReturn();
  const close = useRef<HTMLButtonElement>(null);
  const last = useLast(conversation);
  if (last === null) return null;
  return (
    <Dialog
      open={conversation !== null}
      title={<T id="past.title" values={{ protocol: protocolOf(last.id) }} />}
      width="wide"
      destroyOnHidden
      onCancel={conversation === null ? onLeave : onClose}
      first={close}
      afterClose={giveFocusBack}
      footer={
        <Buttons
          conversation={last}
          close={close}
          hasCustomer={!isWithCustomer}
          onClose={onClose}
          onLeave={onLeave}
        />
      }
    >
      <PastFacts conversation={last} />
      <PastMessages key={last.id} conversation={last} />
    </Dialog>
  );
}
