import { useCallback } from 'react';
import { addRequested, draftRequested } from '../../../store/callNotes/actions';
import { selectNotesOf } from '../../../store/callNotes/selectors';
import type { Call } from '../../../store/calls/types';
import { useAppSelector, useRequest } from '../../../store/hooks';
import { useKeptAtRest } from '../../ui/useKeptAtRest';

/** The call that notes are about. */
export type NotedCall = Pick<Call, 'id' | 'uniqueId'>;

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
  const onKeep = useCallback(
    (text: string) => request(draftRequested({ callId, uniqueId, text })),
    [callId, uniqueId, request],
  );
  const { typed, write, keep, clear } = useKeptAtRest(onKeep);
  return {
    text: typed ?? kept,
    write,
    keep,
    add() {
      const text = (typed ?? kept).trim();
      if (text === '') return;
      clear();
      request(addRequested({ callId, uniqueId, text }));
    },
  };
}
