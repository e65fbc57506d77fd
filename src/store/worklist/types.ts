import type { ChannelMark } from '../../lib/queueType';

/** Which conversation comes first: the one with the latest message, or whose customer waits longest. */
export type ListOrder = 'latest' | 'waiting';

/** What the list is narrowed to; null: not by this. */
export interface ListFilter {
  unansweredOnly: boolean;
  channel: ChannelMark | null;
  queue: string | null;
}
