import { selectUnreadConversations } from '../../store/notifications/selectors';
import { notificationServices } from '../core/context';
import { call, select, take, type SagaGenerator } from '../core/effects';

/** What may have come or been read. */
const DOMAINS = ['conversations', 'messages', 'connection'];

function mayChange({ type }: { type: string }): boolean {
  return DOMAINS.includes(type.split('/')[0] ?? '');
}

/** Keeps the number on the icon of the installed console: in how many conversations something is unread. */
export function* keepAppBadge(): SagaGenerator<void> {
  const { badge } = yield* call(notificationServices);
  let shown: number | null = null;
  try {
    while (true) {
      const count = yield* select(selectUnreadConversations);
      if (count !== shown) badge.show(count);
      shown = count;
      yield* take(mayChange);
    }
  } finally {
    badge.show(0);
  }
}
