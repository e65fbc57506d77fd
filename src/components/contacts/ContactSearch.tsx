import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { searchRequested } from '../../store/contacts/actions';
import { selectTypedContactSearch } from '../../store/contacts/listSelectors';
import { useAppSelector, useRequest } from '../../store/hooks';
import { Icon } from '../icons/Icon';
import { useText } from '../intl';

interface Props {
  input: RefObject<HTMLInputElement | null>;
  /** The agent goes on to the rows. */
  onLeave: () => void;
}

/** Search over id, number, name, e-mail and document of the contacts. */
export function ContactSearch({ input, onLeave }: Props): ReactNode {
  const request = useRequest();
  const t = useText();
  const typed = useAppSelector(selectTypedContactSearch);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'ArrowDown') {
      event.preventDefault();
      onLeave();
    } else if (event.key === 'Escape' && typed !== '') {
      event.preventDefault();
      request(searchRequested({ text: '' }));
    }
  }

  return (
    <div className="conversations__search">
      <Icon name="search" />
      <input
        ref={input}
        type="search"
        aria-label={t('contacts.search')}
        placeholder={t('contacts.search')}
        value={typed}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => request(searchRequested({ text: target.value }))}
        onKeyDown={onKeyDown}
        data-focus="search"
      />
    </div>
  );
}
