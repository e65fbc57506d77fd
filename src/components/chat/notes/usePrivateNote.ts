import { useCallback } from 'react';
import { useAppSelector, useRequest } from '../../../store/hooks';
import { writeRequested } from '../../../store/privateNotes/actions';
import { selectPrivateNote } from '../../../store/privateNotes/selectors';
import { useKeptAtRest } from '../../ui/useKeptAtRest';

/** What stands in the field of a note. */
export interface NoteText {
  text: string;
  /** When it was last kept (ms); null: nothing is, or what is typed is not yet. */
  keptAt: number | null;
  write: (text: string) => void;
  /** Keeps it now. */
  keep: () => void;
}

/** The agent's note on a conversation: kept when typing rests, and when the field or the page goes. */
export function usePrivateNote(conversationId: string, contactId: string | null): NoteText {
  const request = useRequest();
  const kept = useAppSelector((state) => selectPrivateNote(state, conversationId));
  const onKeep = useCallback(
    (text: string) => request(writeRequested({ conversationId, contactId, text })),
    [conversationId, contactId, request],
  );
  const { typed, write, keep } = useKeptAtRest(onKeep);
  const known = kept?.text ?? '';
  return {
    text: typed ?? known,
    keptAt: kept !== undefined && (typed ?? known) === known ? kept.changedAt : null,
    write,
    keep,
  };
}
