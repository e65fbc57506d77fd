import { buffers } from 'redux-saga';
import { raised, summarized } from '../../store/notifications/actions';
import type { News, Notice } from '../../store/notifications/types';
import { services } from '../core/context';
import { actionChannel, call, delay, flush, put, take, type SagaGenerator } from '../core/effects';

type Raised = ReturnType<typeof raised>;

/** After news nothing for a while, and then together what came meanwhile: who listens wants to work. */
const THROTTLE_MS = 10_000;

/** Messages and customers of several notices; a customer who writes twice is one, and told by name. */
export function newsOf(notices: readonly Notice[]): News {
  const written = notices.filter(({ messages }) => messages > 0);
  const ids = new Set(written.flatMap(({ conversationId }) => conversationId ?? []));
  const others = written.filter(({ conversationId }) => conversationId === null);
  const [only = null] = ids.size === 1 && others.length === 0 ? ids : [];
  return {
    ...(only === null ? {} : { conversationId: only }),
    messages: written.reduce((sum, { messages }) => sum + messages, 0),
    customers: others.reduce((sum, { customers }) => sum + customers, ids.size),
  };
}

/** Sums up for those who hear the page what came in elsewhere while they look at it. */
export function* summarize(): SagaGenerator<void> {
  const { browser } = yield* call(services);
  const told = yield* actionChannel(raised, buffers.expanding<Raised>());
  while (true) {
    const first = yield* take(told);
    const more = yield* flush(told);
    const news = newsOf([first, ...more].flatMap(({ payload }) => payload.notices));
    if (news.messages === 0 || !browser.isVisible()) continue;
    yield* put(summarized(news));
    yield* delay(THROTTLE_MS);
  }
}
