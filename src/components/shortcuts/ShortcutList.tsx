import { Button } from 'antd';
import { useRef, useState, type ReactNode, type RefObject } from 'react';
import { selectUser } from '../../store/auth/selectors';
import { useAppSelector, useRequest } from '../../store/hooks';
import { shortcutKeysRequested } from '../../store/ui/actions';
import type { ShortcutKeys } from '../../store/ui/types';
import { selectShortcutKeys } from '../../store/ui/selectors';
import { T, useText } from '../intl';
import { keyCodeName } from '../contacts/shortcutKey';
import { searchKey } from '../../lib/text';
import { SearchField } from '../ui/searchField/SearchField';
import { keysOf, shortcuts, type Shortcut, type ShortcutGroup } from './registry';
import { ShortcutRow } from './ShortcutRow';
import './sheet.css';

/** What the agent made of the shortcuts, and how to change it. */
export function useOwnKeys(): [own: ShortcutKeys, keep: (keys: ShortcutKeys) => void] {
  const request = useRequest();
  const own = useAppSelector(selectShortcutKeys);
  const agent = useAppSelector(selectUser)?.login ?? '';
  return [own, (keys) => request(shortcutKeysRequested({ agent, keys }))];
}

const GROUPS: readonly ShortcutGroup[] = ['general', 'conversation', 'call'];

/** The key that the server gave to the customer's page; null: none. */
function useFixedKeys(): (shortcut: Shortcut) => string | null {
  const keyCode = useAppSelector(selectUser)?.urlShortcutKey ?? null;
  return ({ id }) => (id === 'customerUrl' && keyCode !== null ? keyCodeName(keyCode) : null);
}

/** Those whose name or keys hold what was typed; the customer's page only where the server gave it a key. */
function useFound(typed: string, own: ShortcutKeys): readonly Shortcut[] {
  const t = useText();
  const fixedKeys = useFixedKeys();
  const term = searchKey(typed.trim());
  return shortcuts.filter((shortcut) => {
    const keys = fixedKeys(shortcut) ?? keysOf(shortcut, own) ?? '';
    if (shortcut.keys === '' && fixedKeys(shortcut) === null) return false;
    return searchKey(`${t(`shortcuts.do.${shortcut.id}`)}\n${keys}`).includes(term);
  });
}

function Groups({
  found,
  own,
  onKeep,
}: {
  found: readonly Shortcut[];
  own: ShortcutKeys;
  onKeep: (keys: ShortcutKeys) => void;
}): ReactNode {
  const t = useText();
  const fixedKeys = useFixedKeys();
  return GROUPS.map((group) => {
    const rows = found.filter((shortcut) => shortcut.group === group);
    if (rows.length === 0) return null;
    return (
      <section key={group}>
        <h3 className="sheet__group">
          <T id={`shortcuts.group.${group}`} />
        </h3>
        <ul role="list" aria-label={t(`shortcuts.group.${group}`)}>
          {rows.map((shortcut) => (
            <ShortcutRow
              key={shortcut.id}
              shortcut={shortcut}
              own={own}
              onKeep={onKeep}
              fixedKeys={fixedKeys(shortcut)}
            />
          ))}
        </ul>
      </section>
    );
  });
}

/** The shortcuts with a search over them. */
export function ShortcutSearch({
  search,
  own,
  onKeep,
}: {
  search: RefObject<HTMLInputElement | null>;
  own: ShortcutKeys;
  onKeep: (keys: ShortcutKeys) => void;
}): ReactNode {
  const [typed, setTyped] = useState('');
  const found = useFound(typed, own);
  return (
    <>
      <SearchField input={search} label="shortcuts.search" typed={typed} onType={setTyped} />
      <div className="sheet__list">
        <Groups found={found} own={own} onKeep={onKeep} />
        {found.length === 0 && (
          <p className="sheet__nothing" role="status">
            <T id="shortcuts.nothing" values={{ text: typed.trim() }} />
          </p>
        )}
      </div>
    </>
  );
}

/** Gives every shortcut the keys that it was delivered with. */
export function ResetKeys({ own, onReset }: { own: ShortcutKeys; onReset: () => void }): ReactNode {
  return (
    <Button disabled={Object.keys(own).length === 0} onClick={onReset}>
      <T id="shortcuts.resetAll" />
    </Button>
  );
}

/** The shortcuts as a part of a page. */
export function ShortcutList(): ReactNode {
  const search = useRef<HTMLInputElement>(null);
  const [own, keep] = useOwnKeys();
  return (
    <div className="shortcut-list">
      <ShortcutSearch search={search} own={own} onKeep={keep} />
      <div className="shortcut-list__foot">
        <ResetKeys
          own={own}
          onReset={() => {
            keep({});
            search.current?.focus();
          }}
        />
      </div>
    </div>
  );
}
