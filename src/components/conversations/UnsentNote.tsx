import type { ReactNode } from 'react';
import { selectHasDraft } from '../../store/drafts/selectors';
import { useAppSelector } from '../../store/hooks';
import { selectFailedOf, selectHasHeldMail } from '../../store/outbox/selectors';
import { selectHasRecording } from '../../store/recording/selectors';
import { unsentLabelWords } from '../chat/message/words';
import { T, type TextId } from '../intl';
import { useIsSending } from './useIsSending';

/** More are counted, not named. */
const NAMED = 3;

/** What failed: it does not go with the conversation, and is kept. */
function Undelivered({ conversationId }: { conversationId: string }): ReactNode {
  // Joined, so that another item of another conversation draws nothing.
  const words = useAppSelector((state) =>
    selectFailedOf(state, conversationId).map(unsentLabelWords).join('\n'),
  );
  const named = words.split('\n');
  if (words === '') return null;
  return (
    <div className="conversations__note" role="status">
      <p>
        <T id="conversation.undelivered" values={{ count: named.length }} />
      </p>
      <ul className="conversations__undelivered">
        {named.slice(0, NAMED).map((one, index) => (
          <li key={index} dir="auto">
            {one}
          </li>
        ))}
        {named.length > NAMED && (
          <li>
            <T id="conversation.undeliveredMore" values={{ count: named.length - NAMED }} />
          </li>
        )}
      </ul>
    </div>
  );
}

function Note({ words }: { words: TextId }): ReactNode {
  return (
    <p className="conversations__note" role="status">
      <T id={words} />
    </p>
  );
}

/** Says what of the agent's did not go out, before the conversation goes away: it goes alone. */
export function UnsentNote({ conversationId }: { conversationId: string }): ReactNode {
  const isSending = useIsSending(conversationId);
  const hasHeldMail = useAppSelector((state) => selectHasHeldMail(state, conversationId));
  const hasDraft = useAppSelector((state) => selectHasDraft(state, conversationId));
  const hasRecording = useAppSelector((state) => selectHasRecording(state, conversationId));
  return (
    <>
      <Undelivered conversationId={conversationId} />
      {hasHeldMail && <Note words="answer.goesFirst" />}
      {(isSending || hasDraft) && (
        <Note words={isSending ? 'conversation.stillSending' : 'conversation.hasDraft'} />
      )}
      {hasRecording && <Note words="conversation.hasRecording" />}
    </>
  );
}
