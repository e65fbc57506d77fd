import { Fragment, type ReactNode } from 'react';
import { useText, type TextId } from '../intl';
import { partsOf } from './combination';
import './keys.css';

/** What stands on keys that are drawn; others have their name on them. */
const ICONS: Readonly<Record<string, string>> = {
  ArrowDown: '↓',
  ArrowUp: '↑',
  ArrowLeft: '←',
  ArrowRight: '→',
};

/** What keys are called that are drawn, or called otherwise in each language. */
const NAMES: Readonly<Record<string, TextId>> = {
  ArrowDown: 'shortcuts.key.down',
  ArrowUp: 'shortcuts.key.up',
  Space: 'shortcuts.key.space',
};

const PLUS = '+';

function Key({ name }: { name: string }): ReactNode {
  const t = useText();
  const word = NAMES[name];
  const icon = ICONS[name];
  if (icon === undefined || word === undefined) return <kbd>{word === undefined ? name : t(word)}</kbd>;
  return (
    <kbd>
      <span aria-hidden="true">{icon}</span>
      <span className="visually-hidden">{t(word)}</span>
    </kbd>
  );
}

/** The keys of a combination, as they are to be pressed together. */
export function Keys({ combination }: { combination: string }): ReactNode {
  return (
    <kbd className="keys">
      {partsOf(combination).map((name, index) => (
        <Fragment key={name}>
          {index > 0 && <span className="keys__plus">{PLUS}</span>}
          <Key name={name} />
        </Fragment>
      ))}
    </kbd>
  );
}
