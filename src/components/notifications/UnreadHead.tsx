import { useEffect, useRef } from 'react';
import { selectProductTitle } from '../../store/config/selectors';
import { useAppSelector } from '../../store/hooks';
import { selectUnreadConversations } from '../../store/notifications/selectors';
import { unreadIcon } from './unreadIcon';

/** An icon is a picture to be decoded: a burst of messages draws it once, and none waits for it. */
const ICON_REST_MS = 250;

function iconLink(): HTMLLinkElement | null {
  return document.querySelector<HTMLLinkElement>('link[rel~="icon"]');
}

/** Keeps the mark on the page's icon; without a count, and in the end, the icon is the page's own. */
function useIconMark(count: number): void {
  const own = useRef<string | null>(null);
  useEffect(() => {
    const drawing = setTimeout(() => {
      const link = iconLink();
      if (link === null) return;
      own.current ??= link.href;
      link.href = count === 0 ? own.current : unreadIcon(count);
    }, ICON_REST_MS);
    return () => clearTimeout(drawing);
  }, [count]);
  useEffect(
    () => () => {
      const link = iconLink();
      if (link !== null && own.current !== null) link.href = own.current;
    },
    [],
  );
}

/** Shows on the browser's tab in how many conversations something is unread: in the title and on the icon. */
export function UnreadHead(): null {
  const product = useAppSelector(selectProductTitle);
  const count = useAppSelector(selectUnreadConversations);
  useEffect(() => {
    document.title = count === 0 ? product : `(${count}) ${product}`;
  }, [count, product]);
  useEffect(
    () => () => {
      document.title = product;
    },
    [product],
  );
  useIconMark(count);
  return null;
}
