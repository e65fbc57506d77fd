import { useEffect, useRef, type ReactNode } from 'react';
import { T, useText } from '../intl';
import { Keys } from '../shortcuts/Keys';
import type { PaletteItem, PaletteSection } from './items';

interface Props {
  id: string;
  sections: readonly PaletteSection[];
  active: PaletteItem | null;
  onActive: (item: PaletteItem) => void;
  onChoose: (item: PaletteItem) => void;
}

/** The id of an item's option, for `aria-activedescendant`. */
export function optionId(listId: string, item: PaletteItem): string {
  return `${listId}-${item.id.replace(/\s+/gu, '_')}`;
}

function Words({ item }: { item: PaletteItem }): ReactNode {
  return (
    <>
      <span className="palette__icon" aria-hidden="true">
        {item.icon}
      </span>
      <span className="palette__label" dir="auto">
        {item.label}
      </span>
      {item.detail !== undefined && <span className="palette__detail">{item.detail}</span>}
      {item.keys !== undefined && item.keys !== null && <Keys combination={item.keys} />}
    </>
  );
}

/** Scrolls a list as little as need be to show an option whole. */
function show({ offsetTop, offsetHeight }: HTMLElement, list: HTMLElement): void {
  const { scrollTop, clientHeight } = list;
  if (offsetTop < scrollTop) list.scrollTop = offsetTop;
  else if (offsetTop + offsetHeight > scrollTop + clientHeight)
    list.scrollTop = offsetTop + offsetHeight - clientHeight;
}

/** What was found, by headings; the focus stays where one types. */
export function PaletteList({ id, sections, active, onActive, onChoose }: Props): ReactNode {
  const t = useText();
  const list = useRef<HTMLDivElement>(null);
  const activeId = active === null ? null : optionId(id, active);
  useEffect(() => {
    const option = activeId === null ? null : document.getElementById(activeId);
    if (option !== null && list.current !== null) show(option, list.current);
  }, [activeId]);
  return (
    <div ref={list} id={id} role="listbox" aria-label={t('palette.title')} className="palette__list">
      {sections.map(({ group, items }) => (
        <div key={group} role="group" aria-label={t(`palette.group.${group}`)}>
          <p className="palette__group" aria-hidden="true">
            <T id={`palette.group.${group}`} />
          </p>
          {items.map((item) => (
            <div
              key={item.id}
              id={optionId(id, item)}
              role="option"
              aria-selected={item === active}
              className="palette__option"
              onMouseDown={(event) => event.preventDefault()}
              onMouseMove={() => onActive(item)}
              onClick={() => onChoose(item)}
            >
              <Words item={item} />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
