import { useState, type ReactNode } from 'react';

/** More children than this are shown only in part: nobody reads them, and the page would stand still. */
const CHILDREN_SHOWN = 200;

function entriesOf(value: unknown): [string, unknown][] | null {
  return typeof value === 'object' && value !== null ? Object.entries(value) : null;
}

function summary(value: unknown, children: number): string {
  return Array.isArray(value) ? `[${children}]` : `{${children}}`;
}

function leafText(value: unknown): string {
  return value === undefined ? 'undefined' : JSON.stringify(value);
}

/** Stands for the children that are not shown. */
const MORE = '…';

/** A value as a tree that opens where it is clicked; what is closed costs nothing. */
export function JsonTree({ name, value }: { name: string; value: unknown }): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const children = entriesOf(value);
  if (children === null) {
    return (
      <div className="json-tree__leaf">
        <span className="json-tree__name">{name}</span> {leafText(value)}
      </div>
    );
  }
  return (
    <details className="json-tree" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span className="json-tree__name">{name}</span> {summary(value, children.length)}
      </summary>
      {isOpen &&
        children
          .slice(0, CHILDREN_SHOWN)
          .map(([key, child]) => <JsonTree key={key} name={key} value={child} />)}
      {isOpen && children.length > CHILDREN_SHOWN && <div className="json-tree__leaf">{MORE}</div>}
    </details>
  );
}
