import { useEffect, useRef, type ReactNode, type Ref } from 'react';
import { listOpenRequested, readRequested, searchRequested } from '../../store/contacts/actions';
import {
  selectAppliedContactSearch,
  selectContactsRead,
  selectListedContactIds,
} from '../../store/contacts/listSelectors';
import { useAppSelector, useRequest } from '../../store/hooks';
import { NoticePlace } from '../ui/notices/NoticePlace';
import { DroppedRows, EmptyState, InlineError, ListSkeleton } from '../ui/feedback';
import { Icon } from '../ui/icons/Icon';
import { useResultAnnouncement } from '../ui/searchField/useResultAnnouncement';
import { T, useText } from '../intl';
import { ContactRows } from './ContactRows';
import { ContactSearch } from './ContactSearch';
import '../conversations/conversations.css';

function Nothing(): ReactNode {
  const request = useRequest();
  const t = useText();
  const { status } = useAppSelector(selectContactsRead);
  const applied = useAppSelector(selectAppliedContactSearch);
  if (status === 'idle' || status === 'loading') return <ListSkeleton />;
  if (applied.trim() === '') {
    return status === 'failed' ? null : (
      <EmptyState icon={<Icon name="person" />} title={t('contacts.empty')} />
    );
  }
  return (
    <EmptyState
      icon={<Icon name="search" />}
      title={t('contacts.found', { count: 0 })}
      hint={t('conversations.notFoundHint', { text: applied })}
    >
      <button type="button" className="button" onClick={() => request(searchRequested({ text: '' }))}>
        <T id="conversations.clearSearch" />
      </button>
    </EmptyState>
  );
}

/** The contacts that the agent may see: search, count, rows; what is on screen stays when a read fails. */
export function ContactList({ ref }: { ref?: Ref<HTMLElement> }): ReactNode {
  const request = useRequest();
  const t = useText();
  const ids = useAppSelector(selectListedContactIds);
  const { failure, status } = useAppSelector(selectContactsRead);
  const search = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLElement>(null);
  useResultAnnouncement(
    t('contacts.found', { count: ids.length }),
    useAppSelector(selectAppliedContactSearch),
  );
  useEffect(() => {
    request(listOpenRequested());
  }, [request]);

  return (
    <aside ref={ref} tabIndex={-1} className="list-pane" aria-label={t('nav.contacts')}>
      <section className="conversations" ref={list} aria-busy={status === 'loading'}>
        <ContactSearch
          input={search}
          onLeave={() => list.current?.querySelector<HTMLElement>('.contact-row[tabindex="0"]')?.focus()}
        />
        <div className="conversations__head">
          <h2 className="conversations__title">
            <T id="nav.contacts" />
            <span className="conversations__count tabular">{ids.length}</span>
            {status === 'loading' && <T id="contacts.reading" />}
          </h2>
        </div>
        {failure !== null && (
          <InlineError
            what="contacts.readFailed"
            failure={failure}
            onRetry={() => request(readRequested())}
          />
        )}
        <DroppedRows list="contacts" />
        {ids.length === 0 ? <Nothing /> : <ContactRows ids={ids} onType={() => search.current?.focus()} />}
      </section>
      <NoticePlace />
    </aside>
  );
}
