import { selectUser } from '../../store/auth/selectors';
import { selectConnection } from '../../store/connection/selectors';
import { selectMessages } from '../../store/messages/selectors';
import { findUnacknowledged } from '../../store/messages/unacknowledged';
import { delivered } from '../../store/outbox/actions';
import { selectOutboxItem } from '../../store/outbox/selectors';
import type { OutboxItem } from '../../store/outbox/types';
import { call, put, select } from '../effects';
import type { SagaGenerator } from '../effects';
import { readMessages } from '../messages';

/** What the server's messages say of an item: it is among them, it is not, or they could not be read. */
export type Fate = 'stored' | 'missing' | 'unknown';

function* matched(item: OutboxItem, knownUntil: string | null): SagaGenerator<boolean> {
  const agent = (yield* select(selectUser))?.fullName ?? '';
  const messages = yield* select(selectMessages, item.target.conversationId);
  const found = findUnacknowledged(item, messages, agent, knownUntil);
  if (found === null) return false;
  const { clientMsgId } = item;
  yield* put(delivered({ clientMsgId, message: { ...found, clientMsgId } }));
  return true;
}

/**
 * Looks for an item among the messages of its conversation, and settles it when it is there: by its
 * clientMsgId, or, with a server that keeps none, by what was said and when (contract §1.10, §7).
 */
export function* learnFate(item: OutboxItem, knownUntil: string | null): SagaGenerator<Fate> {
  const isRead = yield* call(readMessages, item.target.conversationId);
  if ((yield* select(selectOutboxItem, item.clientMsgId)) === undefined) return 'stored';
  const { acknowledges } = yield* select(selectConnection);
  if (!acknowledges && (yield* call(matched, item, knownUntil))) return 'stored';
  return isRead ? 'missing' : 'unknown';
}
