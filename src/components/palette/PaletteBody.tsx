import { useId, type ReactNode, type RefObject } from 'react';
import { Icon } from '../ui/icons/Icon';
import { T, useText } from '../intl';
import type { PaletteItem } from './items';
import { optionId, PaletteList } from './PaletteList';
import { usePalette } from './usePalette';
import './palette.css';

interface Props {
  input: RefObject<HTMLInputElement | null>;
  items: readonly PaletteItem[];
  /** Ids of what was chosen lately, the latest first. */
  recent: readonly string[];
  onChoose: (item: PaletteItem) => void;
}

/** Where one types what to go to or do, and what that finds (the combobox pattern with a listbox). */
export function PaletteBody({ input, items, recent, onChoose }: Props): ReactNode {
  const t = useText();
  const listId = useId();
  const { typed, type, found, count, active, point, onKeyDown } = usePalette(items, recent, onChoose);
  return (
    <div className="palette">
      <div className="palette__search">
        <Icon name="search" />
        <input
          ref={input}
          type="text"
          role="combobox"
          aria-label={t('palette.input')}
          aria-expanded={count > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={active === null ? undefined : optionId(listId, active)}
          placeholder={t('palette.input')}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={({ target }) => type(target.value)}
          onKeyDown={onKeyDown}
        />
      </div>
      <p className="visually-hidden" role="status">
        {typed.trim() !== '' && <T id="palette.count" values={{ count }} />}
      </p>
      {count === 0 && (
        <p className="palette__nothing">
          <T id="palette.nothing" values={{ text: typed.trim() }} />
        </p>
      )}
      <PaletteList id={listId} sections={found} active={active} onActive={point} onChoose={onChoose} />
    </div>
  );
}
