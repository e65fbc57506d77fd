import { Button, Modal } from 'antd';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { openRequested as classifyRequested } from '../../store/classification/actions';
import { selectLacksClassification } from '../../store/classification/selectors';
import { endCancelRequested, endConfirmRequested } from '../../store/conversations/actions';
import {
  selectConfirmingEnd,
  selectConversation,
  selectEnding,
  selectMustClassify,
} from '../../store/conversations/selectors';
import type { Conversation } from '../../store/conversations/types';
import { useAppSelector, useRequest } from '../../store/hooks';
import { InlineError } from '../feedback';
import { T } from '../intl';
import { customerName, protocolOf } from './customer';

interface Props {
  conversation: Conversation;
  /** The queue requires a classification and there is none (spec 1 §4). */
  isBlocked: boolean;
}

function Words({ conversation, isBlocked }: Props): ReactNode {
  const request = useRequest();
  const { id, queue } = conversation;
  const ending = useAppSelector((state) => selectEnding(state, id));
  return (
    <div className="dialog__text">
      <p>
        <T id="end.question" values={{ protocol: protocolOf(id), name: customerName(conversation) }} />
      </p>
      {isBlocked && (
        <>
          <p>
            <T id="end.mustClassify" values={{ queue }} />
          </p>
          <Button onClick={() => request(classifyRequested({ conversationId: id }))}>
            <T id="conversation.classify" />
          </Button>
        </>
      )}
      {typeof ending === 'object' && <InlineError what="end.failed" failure={ending} />}
    </div>
  );
}

/** The conversation in question; while the dialog closes, still the one that it was about. */
function useQuestioned(id: string | null): Conversation | undefined {
  const conversation = useAppSelector((state) => (id === null ? undefined : selectConversation(state, id)));
  const [last, setLast] = useState(conversation);
  if (conversation !== undefined && conversation !== last) setLast(conversation);
  return conversation ?? last;
}

/** Asks before a conversation ends; stays until the server ended it, or says why it did not. */
export function EndDialog(): ReactNode {
  const request = useRequest();
  const id = useAppSelector(selectConfirmingEnd);
  const conversation = useQuestioned(id);
  const isUnderWay = useAppSelector((state) => id !== null && selectEnding(state, id) === 'underWay');
  const isBlocked = useAppSelector(
    (state) => id !== null && selectMustClassify(state, id) && selectLacksClassification(state, id),
  );
  const stay = () => request(endCancelRequested());
  return (
    <Modal
      open={id !== null}
      title={<T id="end.title" />}
      width={440}
      centered
      closable={false}
      keyboard={!isUnderWay}
      mask={{ closable: !isUnderWay }}
      onCancel={stay}
      footer={
        <div className="dialog__buttons">
          <Button disabled={isUnderWay} onClick={stay}>
            <T id="action.no" />
          </Button>
          <Button
            type="primary"
            autoFocus
            loading={isUnderWay}
            disabled={isBlocked}
            onClick={() => {
              if (id !== null) request(endConfirmRequested({ conversationId: id }));
            }}
          >
            <T id="action.yes" />
          </Button>
        </div>
      }
    >
      {conversation !== undefined && <Words conversation={conversation} isBlocked={isBlocked} />}
    </Modal>
  );
}
