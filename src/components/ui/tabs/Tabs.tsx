import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { T, useText, type TextId } from '../../intl';
import { moveFocus, rovingKeys } from '../roving';
import './tabs.css';

/** One tab: its key, its name, and what it shows while it is the chosen one. */
export interface Tab<Key extends string> {
  key: Key;
  name: TextId;
  content: ReactNode;
}

interface Props<Key extends string> {
  /** The name of the row of tabs. */
  label: TextId;
  tabs: readonly Tab<Key>[];
  current: Key;
  onChoose: (key: Key) => void;
}

const KEYS = rovingKeys({ axis: 'horizontal', wraps: true });

/** Tabs over one panel: arrow keys, Home and End choose, and the focus goes along. */
export function Tabs<Key extends string>({ label, tabs, current, onChoose }: Props<Key>): ReactNode {
  const t = useText();
  const id = useId();
  const at = tabs.findIndex(({ key }) => key === current);

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const to = moveFocus(event, 'button', KEYS);
    const tab = to === null ? undefined : tabs[to];
    if (tab !== undefined) onChoose(tab.key);
  }

  return (
    <div className="tabs">
      <div className="tabs__row" role="tablist" aria-label={t(label)} onKeyDown={onKeyDown}>
        {tabs.map(({ key, name }) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}${key}`}
            className="tabs__tab"
            aria-selected={key === current}
            aria-controls={`${id}panel`}
            tabIndex={key === current ? 0 : -1}
            onClick={() => onChoose(key)}
          >
            <T id={name} />
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}panel`} className="tabs__panel" aria-labelledby={`${id}${current}`}>
        {tabs[at]?.content}
      </div>
    </div>
  );
}
