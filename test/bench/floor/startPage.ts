import { createElement, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';

const ROWS = 50;

/** A page of React with a list and nothing else: what a start costs at the least. */
function List() {
  const names = useSyncExternalStore(
    () => () => undefined,
    () => ROWS,
  );
  const rows = Array.from({ length: names }, (_row, index) =>
    createElement('li', { key: index }, `Cliente ${String(index)}`),
  );
  return createElement('ul', null, rows);
}

const root = document.getElementById('root');
if (root !== null) createRoot(root).render(createElement(List));
