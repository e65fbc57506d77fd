import type { KeyboardEvent, ReactNode } from 'react';
import { useText, type TextId } from '../../../intl';
import { Icon } from '../../../ui/icons/Icon';
import { moveFocus, rovingKeys } from '../../../ui/roving';
import { GROUPS, type EmojiScope } from './emojiData';

type GroupScope = Exclude<EmojiScope, 'found'>;

const TABS: readonly { scope: GroupScope; name: TextId; sign: ReactNode }[] = [
  { scope: 'begin', name: 'emoji.all', sign: <Icon name="past" /> },
  ...GROUPS.map(({ index, name, sign }) => ({ scope: index, name, sign })),
];

const KEYS = rovingKeys({ axis: 'horizontal', wraps: true });

interface Props {
  /** The id of the grid, whose rows they choose. */
  controls: string;
  scope: EmojiScope;
  /** By a key the focus stays in the bar; else it may go where the agent goes on. */
  onChoose: (scope: GroupScope, by: 'key' | 'press') => void;
}

/** Above the grid: all emoji, or those of one group. */
export function EmojiGroups({ controls, scope, onChoose }: Props): ReactNode {
  const t = useText();
  const current = scope === 'found' ? 'begin' : scope;

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const to = moveFocus(event, 'button', KEYS);
    const tab = to === null ? undefined : TABS[to];
    if (tab !== undefined) onChoose(tab.scope, 'key');
  }

  return (
    <div className="emoji__groups" role="tablist" aria-label={t('emoji.groups')} onKeyDown={onKeyDown}>
      {TABS.map(({ scope: one, name, sign }) => (
        <button
          key={one}
          type="button"
          role="tab"
          className="emoji__tab"
          aria-label={t(name)}
          title={t(name)}
          aria-selected={one === current}
          aria-controls={controls}
          tabIndex={one === current ? 0 : -1}
          onClick={() => onChoose(one, 'press')}
        >
          {sign}
        </button>
      ))}
    </div>
  );
}
