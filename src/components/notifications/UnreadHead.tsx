import { useEffect } from 'react';
import { selectProductTitle } from '../../store/config/selectors';
import { useAppSelector } from '../../store/hooks';
import { selectUnreadConversations } from '../../store/notifications/selectors';
import { unreadIcon } from './unreadIcon';

/** Puts the mark on the page's icon; the answer puts the icon back. */
function markIcon(count: number): () => void {
  const link = document.querySelector<HTMLLinkElement>('link[rel~="icon"]');
  if (link === null) return () => undefined;
  const { href } = link;
  link.href = unreadIcon(count);
  return () => {
    link.href = href;
  };
}

/** Shows on the browser's tab in how many conversations something is unread: in the title and on the icon. */
export function UnreadHead(): null {
  const product = useAppSelector(selectProductTitle);
  const count = useAppSelector(selectUnreadConversations);
  useEffect(() => {
    if (count === 0) return undefined;
    document.title = `(${count}) ${product}`;
    const restoreIcon = markIcon(count);
    return () => {
      document.title = product;
      restoreIcon();
    };
  }, [count, product]);
  return null;
}
