import { emptyBuckets, type Buckets } from '../../lib/buckets';
import type { ListFilter, ListOrder } from './types';

/** What was first seen to wait in the queues when the server does not say since when; ms of this browser's clock. */
export interface FirstSights {
  /** By the id of what waits. */
  items: Readonly<Record<string, number>>;
  /** Of queues that only count: when somebody began to wait. */
  queues: Readonly<Record<string, number>>;
}

/** How the list is narrowed and ordered, and who waits since when. */
export interface WorklistState extends ListFilter {
  order: ListOrder;
  /** Since when the customer of a conversation waits for an answer, ms of the server's clock. */
  waiting: Buckets<number>;
  firstSights: FirstSights;
}

/** The list as a session begins with it. */
export const NO_FILTER: ListFilter = { unansweredOnly: false, channel: null, queue: null };

/** Before anything is known. */
export const initialState: WorklistState = {
  ...NO_FILTER,
  order: 'latest',
  waiting: emptyBuckets(),
  firstSights: { items: {}, queues: {} },
};
