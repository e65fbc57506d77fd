import { createElement, memo, useLayoutEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { enterCentre, type Centre, type Said } from './centre';

/**
 * Runs as a page of its own: conversations and messages on the console's socket in React, and nothing else. What an
 * event or a switch takes here is what it takes at the least. Roles are the console's, so that one script measures both.
 */

interface Row {
  id: number;
  name: string;
  text: string;
}

interface Shown {
  rows: readonly Row[];
  said: ReadonlyMap<number, readonly Said[]>;
  open: number | null;
}

const listeners = new Set<() => void>();

let shown: Shown = { rows: [], said: new Map(), open: null };

function show(change: Partial<Shown>): void {
  shown = { ...shown, ...change };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function hear(id: number, message: Said): void {
  const row = shown.rows.find((one) => one.id === id);
  if (row === undefined) return;
  const rows = [{ ...row, text: message.texto }, ...shown.rows.filter((one) => one !== row)];
  const said = shown.said.get(id);
  show(said === undefined ? { rows } : { rows, said: new Map(shown.said).set(id, [...said, message]) });
}

async function open(centre: Centre, id: number): Promise<void> {
  show({ open: id });
  if (shown.said.has(id)) return;
  const read = await centre.messages(id);
  show({ said: new Map(shown.said).set(id, read) });
}

interface ListRowProps extends Row {
  index: number;
  onOpen: (id: number) => void;
}

const ListRow = memo(function ListRow({ id, name, text, index, onOpen }: ListRowProps): ReactNode {
  const cell = { role: 'gridcell', onClick: () => onOpen(id), style: { height: 60, overflow: 'hidden' } };
  return createElement(
    'div',
    { role: 'row', 'aria-rowindex': index + 1 },
    createElement('div', cell, createElement('b', { className: 'row__name' }, name), ' ', text),
  );
});

const Bubble = memo(({ texto }: Said): ReactNode =>
  createElement('article', null, createElement('p', null, texto)),
);

const SCROLLED = { height: 700, overflow: 'auto' } as const;

function Conversation({ name, said }: { name: string; said: readonly Said[] }): ReactNode {
  const log = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [said]);
  const bubbles = said.map((one) => createElement(Bubble, { key: one.id, ...one }));
  return createElement(
    'section',
    { className: 'chat', 'aria-label': name },
    createElement('div', { role: 'log', ref: log, style: SCROLLED }, bubbles),
  );
}

const NONE: readonly Said[] = [];

function Page({ onOpen }: { onOpen: (id: number) => void }): ReactNode {
  const state = useSyncExternalStore(subscribe, () => shown);
  const rows = state.rows.map((row, index) => createElement(ListRow, { key: row.id, ...row, index, onOpen }));
  const row = state.rows.find(({ id }) => id === state.open);
  const list = createElement('div', { role: 'grid', style: { ...SCROLLED, width: 320 } }, rows);
  if (row === undefined) return list;
  const said = state.said.get(row.id) ?? NONE;
  return createElement(
    'div',
    { style: { display: 'flex' } },
    list,
    createElement(Conversation, { key: row.id, name: row.name, said }),
  );
}

async function begin(root: HTMLElement): Promise<void> {
  const centre = await enterCentre(window.location);
  const chats = await centre.chats();
  show({ rows: chats.map(({ id, fromName, lastMsg }) => ({ id, name: fromName, text: lastMsg })) });
  await centre.listen(hear);
  createRoot(root).render(createElement(Page, { onOpen: (id) => void open(centre, id) }));
}

const root = document.getElementById('root');
if (root !== null) void begin(root);
