import { useEffect, useRef } from 'react';
import { selectProductTitle } from '../../store/config/selectors';
import { useAppSelector } from '../../store/hooks';
import { selectUnreadConversations } from '../../store/notifications/selectors';
import { unreadIcon } from './unreadIcon';

/** Both go to the browser's own process: a burst of messages writes them once, and none waits for it. */
const REST_MS = 250;

function iconLink(): HTMLLinkElement | null {
  return document.querySelector<HTMLLinkElement>('link[rel~="icon"]');
}

/** Puts the mark on the page's icon, which without a count is the page's own. */
function markIcon(count: number, own: { current: string | null }): void {
  const link = iconLink();
  if (link === null) return;
  own.current ??= link.href;
  link.href = count === 0 ? own.current : unreadIcon(count);
}

/**
 * Shows on the browser's tab in how many conversations something is unread: in the title and on the icon.
 * In the end both are the page's own.
 */
export function UnreadHead(): null {
  const product = useAppSelector(selectProductTitle);
  const count = useAppSelector(selectUnreadConversations);
  const ownIcon = useRef<string | null>(null);
  useEffect(() => {
    const writing = setTimeout(() => {
      document.title = count === 0 ? product : `(${count}) ${product}`;
      markIcon(count, ownIcon);
    }, REST_MS);
    return () => clearTimeout(writing);
  }, [count, product]);
  useEffect(
    () => () => {
      document.title = product;
      if (ownIcon.current !== null) markIcon(0, ownIcon);
    },
    [product],
  );
  return null;
}
