import { createSelector } from '@reduxjs/toolkit';
import type { RootState } from '../rootReducer';
import {
  selectActiveIds,
  selectConversation,
  selectListedIds,
  selectSelectedId,
  selectUnreadTotal,
} from './selectors';

const hasUnread = (state: RootState, id: string): boolean => (selectConversation(state, id)?.unread ?? 0) > 0;

/** Unread messages of all conversations but the one on screen. */
export function selectUnreadElsewhere(state: RootState): number {
  const openId = selectSelectedId(state);
  const open = openId === null ? undefined : selectConversation(state, openId);
  return selectUnreadTotal(state) - (open?.unread ?? 0);
}

/** So many are shown where there is no room for the list. */
const SHOWN = 3;

/** Ids of the conversations with something unread that were left longest, but the one on screen. */
export const selectLongestUnread = createSelector(
  [
    (state: RootState) => {
      const openId = selectSelectedId(state);
      const ids = selectActiveIds(state).filter((id) => id !== openId && hasUnread(state, id));
      return ids.slice(-SHOWN).join('\n');
    },
  ],
  (ids): readonly string[] => (ids === '' ? [] : ids.split('\n').toReversed()),
);

/** The next listed conversation with something unread after the one on screen, from the top again at the end. */
export function selectNextUnread(state: RootState): string | null {
  const ids = selectListedIds(state);
  const at = ids.indexOf(selectSelectedId(state) ?? '');
  const inTurn = [...ids.slice(at + 1), ...ids.slice(0, Math.max(at, 0))];
  return inTurn.find((id) => hasUnread(state, id)) ?? null;
}
