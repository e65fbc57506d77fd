import { useCallback, useEffect, useRef, useState } from 'react';
import { useAppSelector, useRequest } from '../../../store/hooks';
import { writeRequested } from '../../../store/privateNotes/actions';
import { selectPrivateNote } from '../../../store/privateNotes/selectors';

/** Spec 1 §9: what is typed is kept after a rest of 500 ms. */
const REST_MS = 500;

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
  const [typed, setTyped] = useState<string | null>(null);
  const unkept = useRef<string | null>(null);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);

  const keep = useCallback(() => {
    clearTimeout(rest.current);
    const text = unkept.current;
    unkept.current = null;
    if (text !== null) request(writeRequested({ conversationId, contactId, text }));
  }, [conversationId, contactId, request]);

  const latest = useRef(keep);
  useEffect(() => {
    latest.current = keep;
  }, [keep]);
  useEffect(() => {
    const leave = () => latest.current();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);

  const known = kept?.text ?? '';
  return {
    text: typed ?? known,
    keptAt: kept !== undefined && (typed ?? known) === known ? kept.changedAt : null,
    write(text) {
      setTyped(text);
      unkept.current = text;
      clearTimeout(rest.current);
      rest.current = setTimeout(() => latest.current(), REST_MS);
    },
    keep,
  };
}
