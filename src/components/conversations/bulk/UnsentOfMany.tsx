import type { ReactNode } from 'react';
import { shallowEqual } from 'react-redux';
import { selectConversation } from '../../../store/conversations/selectors';
import { selectHasDraft } from '../../../store/drafts/selectors';
import { useAppSelector } from '../../../store/hooks';
import { selectFailedOf } from '../../../store/outbox/selectors';
import { selectHasRecording } from '../../../store/recording/selectors';
import type { RootState } from '../../../store/rootReducer';
import { T } from '../../intl';
import { customerName, protocolOf } from '../customer';
import './bulk.css';

function hasFailed(state: RootState, conversationId: string): boolean {
  return selectFailedOf(state, conversationId).length > 0;
}

function isUnsent(state: RootState, conversationId: string): boolean {
  return selectHasDraft(state, conversationId) || selectHasRecording(state, conversationId);
}

/** A conversation by its customer and protocol number. */
function Named({ id }: { id: string }): ReactNode {
  const conversation = useAppSelector((state) => selectConversation(state, id));
  const name = conversation === undefined ? '' : customerName(conversation);
  return (
    <li>
      <bdi>{name}</bdi> {protocolOf(id)}
    </li>
  );
}

interface NoteProps {
  ids: readonly string[];
  words: 'bulk.hasDraft' | 'bulk.undelivered';
  isMeant: (state: RootState, conversationId: string) => boolean;
}

function Note({ ids, words, isMeant }: NoteProps): ReactNode {
  const meant = useAppSelector((state) => ids.filter((id) => isMeant(state, id)), shallowEqual);
  if (meant.length === 0) return null;
  return (
    <div className="conversations__note" role="status">
      <p>
        <T id={words} values={{ count: meant.length }} />
      </p>
      <ul className="conversations__undelivered bulk__named">
        {meant.map((id) => (
          <Named key={id} id={id} />
        ))}
      </ul>
    </div>
  );
}

/** Says in which of several conversations something of the agent's did not go out, before they go away. */
export function UnsentOfMany({ ids }: { ids: readonly string[] }): ReactNode {
  return (
    <>
      <Note ids={ids} words="bulk.undelivered" isMeant={hasFailed} />
      <Note ids={ids} words="bulk.hasDraft" isMeant={isUnsent} />
    </>
  );
}
