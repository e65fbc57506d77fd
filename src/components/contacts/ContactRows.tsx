import { useVirtualizer, type Range } from '@tanstack/react-virtual';
import { memo, useCallback, useLayoutEffect, useRef, type ReactNode } from 'react';
import { openRequested } from '../../store/contacts/actions';
import { selectAppliedContactSearch, selectContactRow } from '../../store/contacts/listSelectors';
import { selectSelectedContactId } from '../../store/contacts/selectors';
import { useAppSelector, useRequest } from '../../store/hooks';
import { useRowHeight } from '../appearance/useRowHeight';
import { hueOf } from '../../lib/hue';
import { readableTypedNumber } from '../../lib/phoneNumber';
import { initialsOf } from '../conversations/customer';
import { Icon } from '../ui/icons/Icon';
import { useText } from '../intl';
import { useRovingList } from '../ui/roving';
import { withActive } from '../ui/virtual/withActive';
import { contactName } from './contactName';
import './contacts.css';

const OVERSCAN = 5;

/** Who it is, and how to reach them; renders again only when this contact changed. */
const Words = memo(function Words({ id }: { id: string }): ReactNode {
  const contact = useAppSelector((state) => selectContactRow(state, id));
  if (contact === undefined) return null;
  const name = contactName(contact);
  const reached = contact.number === null ? (contact.email ?? '') : readableTypedNumber(contact.number);
  const initials = initialsOf(name);
  return (
    <>
      <span className="avatar" aria-hidden="true">
        <span className={`avatar__initials avatar__initials--${hueOf(id)}`}>
          {initials === '' ? <Icon name="person" /> : initials}
        </span>
      </span>
      <span className="contact-row__words">
        <span className="contact-row__name" dir="auto">
          {name}
        </span>
        {contact.number !== name && reached !== name && (
          <span className="contact-row__reached tabular">{reached}</span>
        )}
      </span>
    </>
  );
});

interface Props {
  ids: readonly string[];
  /** A letter typed in the list goes to the search. */
  onType: () => void;
}

/** Contacts as a list of which only the rows in view are in the document. */
export function ContactRows({ ids, onType }: Props): ReactNode {
  const request = useRequest();
  const t = useText();
  const selectedId = useAppSelector(selectSelectedContactId);
  const applied = useAppSelector(selectAppliedContactSearch);
  const scroller = useRef<HTMLDivElement>(null);
  const roving = useRovingList({ ids, preferredId: selectedId, list: scroller, onType });
  const { activeIndex } = roving;
  const height = useRowHeight('contact');

  const virtual = useVirtualizer({
    count: ids.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    overscan: OVERSCAN,
    getItemKey: useCallback((index: number) => ids[index] ?? index, [ids]),
    rangeExtractor: useCallback((range: Range) => withActive(range, activeIndex), [activeIndex]),
  });

  // Rows of another density are another height.
  useLayoutEffect(() => virtual.measure(), [virtual, height]);

  // What another search found begins at its top.
  useLayoutEffect(() => virtual.scrollToOffset(0), [virtual, applied]);

  return (
    <div
      ref={scroller}
      className="contact-rows"
      onFocus={roving.onFocus}
      onKeyDown={(event) => {
        const page = Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / height) - 1);
        roving.onKeyDown(event, (index) => virtual.scrollToIndex(index), page);
      }}
    >
      <ul role="list" aria-label={t('nav.contacts')} style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ key, index, start }) => {
          const id = ids[index];
          return id === undefined ? null : (
            <li
              key={key}
              className="contact-rows__item"
              aria-setsize={ids.length}
              aria-posinset={index + 1}
              style={{ height, transform: `translateY(${start}px)` }}
            >
              <button
                type="button"
                className="contact-row"
                data-id={id}
                tabIndex={index === activeIndex ? 0 : -1}
                aria-current={id === selectedId}
                onClick={() => request(openRequested({ contactId: id }))}
              >
                <Words id={id} />
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
