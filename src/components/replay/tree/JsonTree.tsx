import { useVirtualizer } from '@tanstack/react-virtual';
import { useId, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { leafText, parentOf, rowsOf, type TreeHits, type TreeRow } from './rows';
import './tree.css';

const ROW_HEIGHT = 24;

interface Props {
  label: string;
  root: object;
  /** Shows what was found alone. */
  found?: TreeHits | null;
  /** As high as its lines, up to a bound; else as high as there is room. */
  isCompact?: boolean;
}

function Line({ row, isHit }: { row: TreeRow; isHit: boolean }): ReactNode {
  const { name, value } = row;
  const text = leafText(value);
  return (
    <>
      <span className={isHit ? 'json-tree__name json-tree__name--hit' : 'json-tree__name'}>{name}</span>
      <span className={row.children === null ? 'json-tree__leaf' : 'json-tree__count'}>{text}</span>
    </>
  );
}

/** Where a key leads in a tree: another line, or a line to open or close. */
function moveOf(key: string, rows: readonly TreeRow[], at: number): { to?: number; toggle?: string } {
  const row = rows[at];
  if (row === undefined) return {};
  const canOpen = row.children !== null && row.children > 0;
  switch (key) {
    case 'ArrowDown':
      return { to: Math.min(rows.length - 1, at + 1) };
    case 'ArrowUp':
      return { to: Math.max(0, at - 1) };
    case 'Home':
      return { to: 0 };
    case 'End':
      return { to: rows.length - 1 };
    case 'ArrowRight':
      return canOpen && !row.isOpen ? { toggle: row.path } : { to: row.isOpen ? at + 1 : at };
    case 'ArrowLeft': {
      const parent = rows.findIndex(({ path }) => path === parentOf(row.path));
      return row.isOpen ? { toggle: row.path } : { to: parent < 0 ? at : parent };
    }
    case 'Enter':
    case ' ':
      return canOpen ? { toggle: row.path } : { to: at };
    default:
      return {};
  }
}

/** A value as a tree: lines open by the keyboard or a click, and only those in view are drawn. */
export function JsonTree({ label, root, found = null, isCompact = false }: Props): ReactNode {
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set());
  const [activePath, setActivePath] = useState<string | null>(null);
  const rows = useMemo(() => rowsOf(root, toggled, found), [root, toggled, found]);
  const active = Math.max(
    0,
    rows.findIndex(({ path }) => path === activePath),
  );
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 12,
    initialRect: { width: 300, height: 320 },
  });

  function toggle(path: string): void {
    setToggled((before) => {
      const next = new Set(before);
      if (!next.delete(path)) next.add(path);
      return next;
    });
  }

  function onKeyDown(event: KeyboardEvent): void {
    const { to, toggle: path } = moveOf(event.key, rows, active);
    if (to === undefined && path === undefined) return;
    event.preventDefault();
    if (path !== undefined) toggle(path);
    if (to === undefined) return;
    setActivePath(rows[to]?.path ?? null);
    virtual.scrollToIndex(to, { align: 'auto' });
  }

  return (
    <div ref={scroller} className={isCompact ? 'json-tree json-tree--compact' : 'json-tree'}>
      <div
        className="json-tree__rows"
        role="tree"
        aria-label={label}
        tabIndex={0}
        aria-activedescendant={rows.length === 0 ? undefined : `${id}${active}`}
        onKeyDown={onKeyDown}
        style={{ height: virtual.getTotalSize() }}
      >
        {virtual.getVirtualItems().map(({ index, start }) => {
          const row = rows[index];
          if (row === undefined) return null;
          return (
            <div
              key={row.path}
              id={`${id}${index}`}
              role="treeitem"
              aria-level={row.depth}
              aria-expanded={row.children === null || row.children === 0 ? undefined : row.isOpen}
              aria-posinset={row.place}
              aria-setsize={row.siblings}
              aria-selected={index === active}
              className={index === active ? 'json-tree__row json-tree__row--active' : 'json-tree__row'}
              style={{ transform: `translateY(${start}px)`, paddingInlineStart: 4 + (row.depth - 1) * 14 }}
              onClick={() => {
                setActivePath(row.path);
                if (row.children !== null) toggle(row.path);
              }}
            >
              <span className="json-tree__mark" aria-hidden="true" />
              <Line row={row} isHit={found?.hits.has(row.path) === true} />
            </div>
          );
        })}
      </div>
    </div>
  );
}
