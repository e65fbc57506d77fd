import { Button } from 'antd';
import { useRef, useState, type ReactNode } from 'react';
import {
  customerHistoryCloseRequested,
  customerHistoryReadRequested,
} from '../../store/conversations/actions';
import { selectCustomerHistory } from '../../store/conversations/customerHistorySelectors';
import type { Conversation } from '../../store/conversations/types';
import { useAppSelector, useRequest } from '../../store/hooks';
import { PastConversationDialog } from '../chat/past/PastConversationDialog';
import { useOpenOwn } from '../conversations/useOpenOwn';
import { Dialog } from '../ui/dialog/Dialog';
import { useLast } from '../ui/dialog/useLast';
import { DroppedRows, EmptyState, InlineError, ListSkeleton } from '../ui/feedback';
import { Icon } from '../ui/icons/Icon';
import { T, useText } from '../intl';
import { EarlierConversations } from './EarlierConversations';

interface ServicesProps {
  last: NonNullable<ReturnType<typeof selectCustomerHistory>>;
  onChoose: (conversation: Conversation) => void;
}

function Services({ last: { conversations, read }, onChoose }: ServicesProps): ReactNode {
  const request = useRequest();
  const t = useText();
  if (read.failure !== null) {
    const retry = () => request(customerHistoryReadRequested());
    return <InlineError what="last.readFailed" failure={read.failure} onRetry={retry} />;
  }
  if (read.status === 'loading') return <ListSkeleton />;
  return (
    <>
      <DroppedRows list="lastServices" />
      {conversations.length > 0 ? (
        <div className="services-box">
          <EarlierConversations label="last.title" conversations={conversations} onChoose={onChoose} />
        </div>
      ) : (
        <EmptyState icon={<Icon name="chat" />} title={t('last.empty')} />
      )}
    </>
  );
}

/** Últimos atendimentos: what the centre did for a customer in the last month (spec 1 §2, §9). */
export function CustomerHistoryDialog({ afterClose }: { afterClose: () => void }): ReactNode {
  const request = useRequest();
  const close = useRef<HTMLButtonElement>(null);
  const open = useAppSelector(selectCustomerHistory);
  const last = useLast(open);
  const [past, setPast] = useState<Conversation | null>(null);
  const openOwn = useOpenOwn();
  if (last === null) return null;
  const leave = () => request(customerHistoryCloseRequested());

  function choose(conversation: Conversation): void {
    if (openOwn(conversation.id)) leave();
    else setPast(conversation);
  }

  return (
    <>
      <Dialog
        open={open !== null}
        title={<T id="last.title" />}
        width="wide"
        destroyOnHidden
        onCancel={leave}
        first={close}
        afterClose={afterClose}
        footer={
          <Button ref={close} onClick={leave}>
            <T id="action.close" />
          </Button>
        }
      >
        <p className="dialog__text" dir="auto">
          <T id="last.of" values={{ name: last.of.name }} />
        </p>
        <Services last={last} onChoose={choose} />
      </Dialog>
      <PastConversationDialog conversation={past} onClose={() => setPast(null)} onLeave={leave} />
    </>
  );
}
