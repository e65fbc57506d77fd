import { createSelector } from 'reselect';
import { withQueueTypes } from '../queueType';
import { selectTypeByName } from '../queueTypeSelectors';
import type { RootState } from '../rootReducer';
import { isKnownCustomer } from './customer';
import { selectOpenConversation } from './selectors';
import type { ConversationsState, CustomerHistory } from './state';

/** A customer's earlier conversations; null while nobody looks at them. */
export const selectCustomerHistory = createSelector(
  [(state: RootState) => state.conversations.customerHistory, selectTypeByName],
  (last, types): CustomerHistory | null => {
    if (last === null) return null;
    const conversations = withQueueTypes(last.conversations, types);
    return conversations === last.conversations ? last : { ...last, conversations };
  },
);

type Bucket = ConversationsState['byId'][number];

const byCustomer = new WeakMap<Bucket, ReadonlyMap<string, readonly string[]>>();

/** The ids of a bucket's conversations by customer, found out once for each bucket that changed. */
function customersIn(bucket: Bucket): ReadonlyMap<string, readonly string[]> {
  const known = byCustomer.get(bucket);
  if (known !== undefined) return known;
  const customers = new Map<string, string[]>();
  for (const [id, { conversation }] of bucket) {
    const ids = customers.get(conversation.customerId) ?? [];
    customers.set(conversation.customerId, [...ids, id]);
  }
  byCustomer.set(bucket, customers);
  return customers;
}

function sameIds(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((id, index) => id === b[index]);
}

const NONE: readonly string[] = [];

/** Ids of the agent's other conversations with the customer on screen (spec 1 §2); asked after every message. */
export const selectOtherConversations = createSelector(
  [selectOpenConversation, (state: RootState) => state.conversations.byId],
  (open, byId): readonly string[] => {
    if (open === null || !isKnownCustomer(open.customerId)) return NONE;
    const ids = byId.flatMap((bucket) => customersIn(bucket).get(open.customerId) ?? []);
    const others = ids.filter((id) => id !== open.id);
    return others.length === 0 ? NONE : others.sort();
  },
  { memoizeOptions: { resultEqualityCheck: sameIds } },
);
