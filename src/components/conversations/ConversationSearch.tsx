import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { searchRequested } from '../../store/conversations/actions';
import { selectTypedSearch } from '../../store/conversations/selectors';
import { useAppSelector, useRequest } from '../../store/hooks';
import { Icon } from '../icons/Icon';
import { useText } from '../intl';
import { UnreadFilter } from './UnreadFilter';

interface Props {
  input: RefObject<HTMLInputElement | null>;
  /** The agent goes on to the rows. */
  onLeave: () => void;
}

/** Search over id, name and address of the agent's conversations. */
export function ConversationSearch({ input, onLeave }: Props): ReactNode {
  const request = useRequest();
  const t = useText();
  const typed = useAppSelector(selectTypedSearch);

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
        aria-label={t('conversations.search')}
        placeholder={t('conversations.search')}
        value={typed}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => request(searchRequested({ text: target.value }))}
        onKeyDown={onKeyDown}
        data-focus="search"
      />
      <UnreadFilter />
    </div>
  );
}
