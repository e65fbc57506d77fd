import { selectUnreadConversations } from '../../store/notifications/selectors';
import { isLeader } from '../app/tabs';
import { notificationServices } from '../core/context';
import { call, select, take, type SagaGenerator } from '../core/effects';

/** What may have come or been read, and which tab works. */
const DOMAINS = ['conversations', 'messages', 'connection', 'page'];

function mayChange({ type }: { type: string }): boolean {
  return DOMAINS.includes(type.split('/')[0] ?? '');
}

/**
 * Keeps the number on the icon of the installed console: in how many conversations something is unread. The icon is one for
 * all tabs, and the one that works knows the number.
 */
export function* keepAppBadge(): SagaGenerator<void> {
  const { badge } = yield* call(notificationServices);
  let shown: number | null = null;
  try {
    while (true) {
      const count = (yield* call(isLeader)) ? yield* select(selectUnreadConversations) : null;
      if (count !== null && count !== shown) badge.show(count);
      shown = count;
      yield* take(mayChange);
    }
  } finally {
    if (shown !== null) badge.show(0);
  }
}
