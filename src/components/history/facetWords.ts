import { useCallback } from 'react';
import { CHANNEL_MARKS } from '../../lib/queueType';
import type { HistoryFacet } from '../../store/history/types';
import { CHANNEL_NAMES } from '../conversations/ChannelIcon';
import { useText, type TextId } from '../intl';

/** What each facet is called. */
export const FACET_NAMES: Readonly<Record<HistoryFacet, TextId>> = {
  channel: 'history.channel',
  queue: 'chat.queue',
  direction: 'history.direction',
  status: 'history.status',
  classification: 'classify.classification',
};

/** What rows without a value are called. */
const WITHOUT: Readonly<Record<HistoryFacet, TextId>> = {
  channel: 'history.channel',
  queue: 'history.withoutQueue',
  direction: 'history.directionUnknown',
  status: 'history.status',
  classification: 'history.unclassified',
};

const VALUES: ReadonlyMap<string, TextId> = new Map<string, TextId>([
  ...CHANNEL_MARKS.map((mark) => [`channel.${mark}`, CHANNEL_NAMES[mark]] as const),
  ['direction.incoming', 'history.incoming'],
  ['direction.outgoing', 'history.outgoing'],
  ['status.made', 'history.status.made'],
  ['status.missed', 'history.status.missed'],
  ['status.received', 'history.status.received'],
  ['status.unanswered', 'history.status.unanswered'],
]);

/** Gives the words for a value of a facet; queues and classifications have their names. */
export function useFacetValue(): (facet: HistoryFacet, value: string) => string {
  const t = useText();
  return useCallback(
    (facet, value) => {
      if (value === '') return t(WITHOUT[facet]);
      const id = VALUES.get(`${facet}.${value}`);
      return id === undefined ? value : t(id);
    },
    [t],
  );
}
