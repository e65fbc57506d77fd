import { Button } from 'antd';
import type { ReactNode } from 'react';
import { selectBulkTransferring } from '../../store/bulkActions/selectors';
import { transferCloseRequested } from '../../store/conversations/actions';
import { selectConversation } from '../../store/conversations/selectors';
import { selectConversationTransfer, selectTransferring } from '../../store/conversations/transferSelectors';
import type { Conversation } from '../../store/conversations/types';
import { useAppSelector, useRequest } from '../../store/hooks';
import { UnsentOfMany } from '../conversations/bulk/UnsentOfMany';
import { customerName, protocolOf } from '../conversations/customer';
import { UnsentNote } from '../conversations/UnsentNote';
import { useIsSending } from '../conversations/useIsSending';
import { KeptNote } from '../ui/dialog/KeptNote';
import { LeaveButton } from '../ui/dialog/LeaveButton';
import { useLast } from '../ui/dialog/useLast';
import { InlineError } from '../ui/feedback';
import { FormPopover } from '../ui/popover/FormPopover';
import { T } from '../intl';
import { TransferTargets } from './TransferTargets';
import { TRANSFER, useTransferForm } from './useTransferForm';
import '../config/settings.css';
import './transfer.css';

function Form({ conversation }: { conversation: Conversation }): ReactNode {
  const { id } = conversation;
  const form = useTransferForm(id);
  const progress = useAppSelector((state) => selectTransferring(state, id));
  const isUnderWay = progress === 'underWay';
  const failure = typeof progress === 'object' ? progress : null;
  const many = useLast(useAppSelector(selectBulkTransferring));
  // Of several, those that are not ready stay, and the report names them.
  const isSending = useIsSending(id) && many === null;
  return (
    <form
      className="transfer-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isUnderWay && !isSending) form.submit();
      }}
    >
      <KeptNote kept={form.kept} />
      <p className="dialog__text">
        {many === null ? (
          <T
            id="classify.conversation"
            values={{ protocol: protocolOf(id), name: customerName(conversation) }}
          />
        ) : (
          <T id="bulk.chosen" values={{ count: many.length }} />
        )}
      </p>
      <TransferTargets form={form} conversationId={id} failure={failure} />
      {many === null ? <UnsentNote conversationId={id} /> : <UnsentOfMany ids={many} />}
      {failure !== null && <InlineError what="giveAway.failed" failure={failure} />}
      <div className="dialog__buttons">
        <LeaveButton isOff={isUnderWay} />
        <Button type="primary" htmlType="submit" loading={isUnderWay} disabled={isSending}>
          <T id="call.transfer" />
        </Button>
      </div>
    </form>
  );
}

/** Gives a conversation away (spec 1 §2), beside what opened it; stays until the server did it, or says why it did not. */
export function TransferDialog({ afterClose }: { afterClose: () => void }): ReactNode {
  const request = useRequest();
  const openId = useAppSelector((state) => selectConversationTransfer(state)?.conversationId ?? null);
  const conversation = useLast(
    useAppSelector((state) => (openId === null ? null : (selectConversation(state, openId) ?? null))),
  );
  const isUnderWay = useAppSelector(
    (state) => openId !== null && selectTransferring(state, openId) === 'underWay',
  );
  return (
    <FormPopover
      isOpen={openId !== null}
      title={<T id="call.transfer" />}
      name="transfer"
      onLeave={() => request(transferCloseRequested())}
      keeps={conversation === null ? null : TRANSFER.keyOf(conversation.id)}
      isUnderWay={isUnderWay}
      afterClose={afterClose}
    >
      {conversation !== null && <Form key={conversation.id} conversation={conversation} />}
    </FormPopover>
  );
}
