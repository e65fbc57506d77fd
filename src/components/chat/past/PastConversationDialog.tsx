import { Button, Modal } from 'antd';
import { useRef, type ReactNode } from 'react';
import type { Conversation } from '../../../store/conversations/types';
import { useFocusReturn } from '../../ui/dialog/useFocusReturn';
import { useLast } from '../../ui/dialog/useLast';
import { protocolOf } from '../../conversations/customer';
import { T } from '../../intl';
import { PastFacts } from './PastFacts';
import { PastMessages } from './PastMessages';
import './past.css';

interface Props {
  /** The conversation to look into; null closes the dialog. */
  conversation: Conversation | null;
  onClose: () => void;
  /** Escape again while it is still closing: meant for what lies below it. */
  onLeave?: () => void;
}

/**
 * A conversation of the past in a dialog of its own, read-only (spec 1 §2): from the last services of a customer
 * and from a contact's history.
 */
export function PastConversationDialog({ conversation, onClose, onLeave = onClose }: Props): ReactNode {
  const giveFocusBack = useFocusReturn();
  const close = useRef<HTMLButtonElement>(null);
  const last = useLast(conversation);
  if (last === null) return null;
  return (
    <Modal
      open={conversation !== null}
      title={<T id="past.title" values={{ protocol: protocolOf(last.id) }} />}
      width={600}
      centered
      destroyOnHidden
      closable={false}
      onCancel={conversation === null ? onLeave : onClose}
      afterOpenChange={(isOpen) => {
        if (isOpen) close.current?.focus();
      }}
      afterClose={giveFocusBack}
      footer={
        <Button ref={close} onClick={onClose}>
          <T id="action.close" />
        </Button>
      }
    >
      <PastFacts conversation={last} />
      <PastMessages key={last.id} conversation={last} />
    </Modal>
  );
}
