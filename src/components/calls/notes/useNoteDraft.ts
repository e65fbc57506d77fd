import { useCallback, useEffect, useRef, useState } from 'react';
import { addRequested, draftRequested } from '../../../store/callNotes/actions';
import { selectNotesOf } from '../../../store/callNotes/selectors';
import type { Call } from '../../../store/calls/types';
import { useAppSelector, useRequest } from '../../../store/hooks';

/** The call that notes are about. */
export type NotedCall = Pick<Call, 'id' | 'uniqueId'>;

/** Spec 1 §9: what is typed is kept after a rest of 500 ms. */
const REST_MS = 500;

/** What stands in the field of a new note. */
export interface NoteDraft {
  text: string;
  write: (text: string) => void;
  /** Keeps it now. */
  keep: () => void;
  /** Makes a note of it. */
  add: () => void;
}

/** The unsaved note of a call: kept when typing rests, and when the field goes. */
export function useNoteDraft({ id: callId, uniqueId }: NotedCall): NoteDraft {
  const request = useRequest();
  const kept = useAppSelector((state) => selectNotesOf(state, callId))?.draft ?? '';
  const [typed, setTyped] = useState<string | null>(null);
  const unkept = useRef<string | null>(null);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);

  const keep = useCallback(() => {
    clearTimeout(rest.current);
    const text = unkept.current;
    unkept.current = null;
    if (text !== null) request(draftRequested({ callId, uniqueId, text }));
  }, [callId, uniqueId, request]);

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

  return {
    text: typed ?? kept,
    write(text) {
      setTyped(text);
      unkept.current = text;
      clearTimeout(rest.current);
      rest.current = setTimeout(() => latest.current(), REST_MS);
    },
    keep,
    add() {
      const text = (typed ?? kept).trim();
      if (text === '') return;
      clearTimeout(rest.current);
      unkept.current = null;
      setTyped('');
      request(addRequested({ callId, uniqueId, text }));
    },
  };
}
