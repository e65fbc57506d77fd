import { Button } from 'antd';
import { useRef, type ReactNode, type Ref } from 'react';
import { openRequested as classifyRequested } from '../../store/classification/actions';
import { selectLacksChoices, selectLacksClassification } from '../../store/classification/selectors';
import { endCancelRequested, endConfirmRequested } from '../../store/conversations/actions';
import {
  selectConfirmingEnd,
  selectConversation,
  selectEnding,
  selectMustClassify,
} from '../../store/conversations/selectors';
import type { Conversation } from '../../store/conversations/types';
import { useAppSelector, useRequest } from '../../store/hooks';
import { Dialog } from '../ui/dialog/Dialog';
import { useLast } from '../ui/dialog/useLast';
import { InlineError } from '../ui/feedback';
import { T } from '../intl';
import { customerName, protocolOf } from './customer';
import { UnsentNote } from './UnsentNote';
import { useIsSending } from './useIsSending';

interface Props {
  conversation: Conversation;
  isBlocked: boolean;
  isUnclassifiable: boolean;
}

function Words({ conversation, isBlocked, isUnclassifiable }: Props): ReactNode {
  const { id, queue } = conversation;
  const ending = useAppSelector((state) => selectEnding(state, id));
  return (
    <div className="dialog__text">
      <p>
        <T id="end.question" values={{ protocol: protocolOf(id), name: customerName(conversation) }} />
      </p>
      {isBlocked && (
        <p>
          <T id="end.mustClassify" values={{ queue }} />
        </p>
      )}
      {isUnclassifiable && (
        <p className="conversations__note">
          <T id="end.nothingToChoose" values={{ queue }} />
        </p>
      )}
      <UnsentNote conversationId={id} />
      {typeof ending === 'object' && <InlineError what="end.failed" failure={ending} />}
    </div>
  );
}

interface AnswersProps {
  id: string;
  isBlocked: boolean;
  /** The server is being asked. */
  isUnderWay: boolean;
  /** What the agent wrote is still on its way: it would come to a conversation that is over. */
  isSending: boolean;
  /** The button that has the focus when the dialog opens. */
  first: Ref<HTMLButtonElement>;
}

/** No comes first: who pressed a key once too often ends nothing. */
function Answers({ id, isBlocked, isUnderWay, isSending, first }: AnswersProps): ReactNode {
  const request = useRequest();
  const conversationId = id;
  const classify = () => request(classifyRequested({ conversationId, endsAfter: true }));
  return (
    <div className="dialog__buttons">
      <Button
        ref={isBlocked ? null : first}
        disabled={isUnderWay}
        onClick={() => request(endCancelRequested())}
      >
        <T id="action.no" />
      </Button>
      {isBlocked && (
        <Button type="primary" ref={first} onClick={classify}>
          <T id="conversation.classify" />
        </Button>
      )}
      <Button
        type={isBlocked ? 'default' : 'primary'}
        loading={isUnderWay}
        disabled={isBlocked || isSending}
        onClick={() => request(endConfirmRequested({ conversationId }))}
      >
        <T id="action.yes" />
      </Button>
    </div>
  );
}

/** The conversation in question; while the dialog closes, still the one that it was about. */
function useQuestioned(id: string | null): Conversation | null {
  const conversation = useAppSelector((state) =>
    id === null ? null : (selectConversation(state, id) ?? null),
  );
  return useLast(conversation);
}

/** Whether a required classification is missing (spec 1 §4), and whether the queue has one to choose at all. */
function useMissing(id: string | null): Pick<Props, 'isBlocked' | 'isUnclassifiable'> {
  const isMissing = useAppSelector(
    (state) => id !== null && selectMustClassify(state, id) && selectLacksClassification(state, id),
  );
  const isUnclassifiable = useAppSelector((state) => {
    const queue = id === null ? undefined : selectConversation(state, id)?.queue;
    return isMissing && selectLacksChoices(state, queue ?? null);
  });
  // The server decides: a question that could neither be said yes to nor prepared would be a dead end.
  return { isBlocked: isMissing && !isUnclassifiable, isUnclassifiable };
}

/** Asks before a conversation ends; stays until the server ended it, or says why it did not. */
export function EndDialog({ afterClose }: { afterClose: () => void }): ReactNode {
  const request = useRequest();
  const id = useAppSelector(selectConfirmingEnd);
  const conversation = useQuestioned(id);
  const first = useRef<HTMLButtonElement>(null);
  const isUnderWay = useAppSelector((state) => id !== null && selectEnding(state, id) === 'underWay');
  const isSending = useIsSending(id ?? '');
  const { isBlocked, isUnclassifiable } = useMissing(id);
  return (
    <Dialog
      open={id !== null}
      title={<T id="end.title" />}
      keyboard={!isUnderWay}
      mask={{ closable: !isUnderWay }}
      first={first}
      afterClose={afterClose}
      onCancel={() => request(endCancelRequested())}
      footer={
        id !== null && (
          <Answers
            id={id}
            isBlocked={isBlocked}
            isUnderWay={isUnderWay}
            isSending={isSending}
            first={first}
          />
        )
      }
    >
      {conversation !== null && (
        <Words conversation={conversation} isBlocked={isBlocked} isUnclassifiable={isUnclassifiable} />
      )}
    </Dialog>
  );
}
