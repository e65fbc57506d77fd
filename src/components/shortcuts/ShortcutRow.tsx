import { Switch } from 'antd';
import { useRef, useState, type ReactNode } from 'react';
import type { ShortcutKeys } from '../../store/ui/types';
import { T, useText } from '../intl';
import { KeyField } from './KeyField';
import { Keys } from './Keys';
import { ownerOf } from './refusal';
import { isChanged, keysOf, withKeys, type Shortcut } from './registry';

interface Props {
  shortcut: Shortcut;
  /** What is on its keys, where the product or the server gives them. */
  fixedKeys: string | null;
  own: ShortcutKeys;
  onKeep: (keys: ShortcutKeys) => void;
}

/** The keys that a shortcut gets when it is turned on again: as delivered, unless another has them meanwhile. */
function freeKeys(shortcut: Shortcut, own: ShortcutKeys): string | null | undefined {
  const owner = shortcut.keys === '' ? null : ownerOf(shortcut.keys, own);
  return owner === null || owner.id === shortcut.id ? undefined : null;
}

/** One shortcut of the sheet: what it does, its keys, other keys, off and on, as delivered. */
export function ShortcutRow({ shortcut, fixedKeys, own, onKeep }: Props): ReactNode {
  const t = useText();
  const [isTaking, setIsTaking] = useState(false);
  const change = useRef<HTMLButtonElement>(null);
  const name = t(`shortcuts.do.${shortcut.id}`);
  const keys = keysOf(shortcut, own);
  const isOn = keys !== null;
  const shown = isOn ? (fixedKeys ?? keys) : null;
  const canReset = isChanged(shortcut, own) && freeKeys(shortcut, own) === undefined;

  function leave(): void {
    setIsTaking(false);
    requestAnimationFrame(() => change.current?.focus());
  }

  function take(combination: string): void {
    onKeep(withKeys(own, shortcut, combination));
    leave();
  }

  return (
    <li className="shortcut">
      <span className="shortcut__name">{name}</span>
      {isTaking ? (
        <KeyField
          shortcut={shortcut}
          own={own}
          onTake={take}
          onLeave={leave}
          onLost={() => setIsTaking(false)}
        />
      ) : (
        <span className="shortcut__keys">
          {shown === null ? (
            <span className="shortcut__off">
              <T id="shortcuts.off" />
            </span>
          ) : (
            <Keys combination={shown} />
          )}
        </span>
      )}
      <span className="shortcut__tools">
        {shortcut.isFixed !== true && !isTaking && (
          <button
            ref={change}
            type="button"
            className="button button--quiet shortcut__tool"
            aria-label={t('shortcuts.changeOf', { name })}
            onClick={() => setIsTaking(true)}
          >
            <T id="shortcuts.change" />
          </button>
        )}
        {shortcut.isFixed !== true && canReset && !isTaking && (
          <button
            type="button"
            className="button button--quiet shortcut__tool"
            aria-label={t('shortcuts.resetOf', { name })}
            onClick={() => {
              onKeep(withKeys(own, shortcut, undefined));
              change.current?.focus();
            }}
          >
            <T id="shortcuts.reset" />
          </button>
        )}
      </span>
      <Switch
        size="small"
        aria-label={t('shortcuts.use', { name })}
        checked={isOn}
        onChange={(on) => {
          const next = on ? freeKeys(shortcut, own) : null;
          // Turned on without keys of its own: the agent gives it some.
          if (on && next === null) setIsTaking(true);
          else onKeep(withKeys(own, shortcut, next));
        }}
      />
    </li>
  );
}
