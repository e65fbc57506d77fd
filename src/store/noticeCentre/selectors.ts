import { createSelector } from 'reselect';
import { entryOf } from '../../lib/records';
import type { MissedCall } from '../calls/types';
import type { OutboxItem } from '../outbox/types';
import type { RootState } from '../rootReducer';
import type { ScheduledCall } from '../schedule/types';
import type { KeptNotice } from './types';

/** One line of the list: what happened, or what of the agent's work waits for them since then. */
export type Notice =
  | KeptNotice
  | { kind: 'missedCall'; id: string; at: number; call: MissedCall }
  | { kind: 'reminder'; id: string; at: number; event: ScheduledCall };

const NONE: readonly MissedCall[] = [];

/** So many are listed at most. */
const LISTED = 100;

/** Whether it is still of interest: a message that was sent after all is not. */
function isOpen(notice: KeptNotice, items: Readonly<Record<string, OutboxItem>>): boolean {
  if (notice.kind !== 'unsent' || notice.clientMsgId === undefined) return true;
  return entryOf(items, notice.clientMsgId)?.state === 'failed';
}

/**
 * Failed messages without a notice of their own: an earlier page left them, or they failed while the agent looked on.
 */
function leftUnsent(notices: readonly KeptNotice[], items: readonly OutboxItem[]): KeptNotice[] {
  const told = new Set(notices.map((notice) => (notice.kind === 'unsent' ? notice.conversationId : null)));
  const last = new Map<string, OutboxItem>();
  for (const item of items) {
    const { conversationId } = item.target;
    const isNewer = item.queuedAt > (last.get(conversationId)?.queuedAt ?? 0);
    if (item.state === 'failed' && !told.has(conversationId) && isNewer) last.set(conversationId, item);
  }
  return [...last].map(([conversationId, { clientMsgId, queuedAt: at }]) => ({
    kind: 'unsent',
    id: `unsent ${conversationId}`,
    at,
    conversationId,
    clientMsgId,
  }));
}

const selectKept = createSelector(
  [({ noticeCentre }: RootState) => noticeCentre.notices, ({ outbox }: RootState) => outbox.items],
  (notices, items): readonly KeptNotice[] => {
    const open = notices.filter((notice) => isOpen(notice, items));
    return [...open, ...leftUnsent(open, Object.values(items))];
  },
);

/** What happened that the agent may have overlooked, the newest first. */
export const selectNotices = createSelector(
  [
    selectKept,
    ({ calls }: RootState) => calls.missed ?? NONE,
    ({ schedule }: RootState) => schedule.events,
    ({ schedule }: RootState) => schedule.remindedIds,
  ],
  (kept, missed, events, remindedIds): readonly Notice[] =>
    [
      ...kept,
      ...missed.map((call) => ({
        kind: 'missedCall' as const,
        id: `missedCall ${call.id}`,
        at: call.at,
        call,
      })),
      ...remindedIds
        .flatMap((id) => entryOf(events, id) ?? [])
        .map((event) => ({
          kind: 'reminder' as const,
          id: `reminder ${event.id}`,
          at: event.remindedAt ?? event.remindAt,
          event,
        })),
    ]
      .sort((a, b) => b.at - a.at)
      .slice(0, LISTED),
);

/** When the newest of what is listed was, ms since 1970; 0 where nothing is. */
export function selectNewestNotice(state: RootState): number {
  return selectNotices(state)[0]?.at ?? 0;
}

/** Until when the signed-in agent saw what happened, ms since 1970. */
function selectSeenAt({ auth, noticeCentre }: RootState): number {
  return entryOf(noticeCentre.seen, auth.user?.login ?? '') ?? 0;
}

/** How much happened that the agent has not seen. */
export const selectUnseenNotices = createSelector(
  [selectNotices, selectSeenAt],
  (notices, seenAt) => notices.filter(({ at }) => at > seenAt).length,
);

/** How many calls were missed that the agent has not seen. */
export const selectUnseenMissedCalls = createSelector(
  [({ calls }: RootState) => calls.missed ?? NONE, selectSeenAt],
  (missed, seenAt) => missed.filter(({ at }) => at > seenAt).length,
);

/** The list on screen; null while it is closed. */
export function selectNoticeList({ noticeCentre }: RootState): RootState['noticeCentre']['open'] {
  return noticeCentre.open;
}
