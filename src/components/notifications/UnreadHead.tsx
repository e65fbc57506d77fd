import { useEffect, useRef } from 'react';
import { selectProductTitle } from '../../store/config/selectors';
import { useAppSelector } from '../../store/hooks';
import { selectUnreadConversations } from '../../store/notifications/selectors';

/** The product's icon (src/favicon.svg), drawn small enough for a mark beside it. */
const ICON =
  '<rect width="32" height="32" rx="7" fill="#1f5fd6"/>' +
  '<path d="M8 9h16a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-8l-5 4v-4H8a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2z" fill="#fff"/>';

const SHOWN_UP_TO = 9;

/** The icon with a count on it, as an address: more than nine are `9+`. */
function unreadIcon(count: number): string {
  const shown = count > SHOWN_UP_TO ? `${SHOWN_UP_TO}+` : String(count);
  const text =
    '<text x="22" y="27" font-family="sans-serif" font-size="13" font-weight="700" fill="#fff"' +
    ` text-anchor="middle">${shown}</text>`;
  const mark = `<circle cx="22" cy="22" r="10" fill="#d4380d"/>${text}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${ICON}${mark}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** Setting title and icon involves the browser's own process, which is slow: a burst of messages sets them once. */
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
