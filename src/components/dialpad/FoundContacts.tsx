import type { ReactNode } from 'react';
import { readableTypedNumber } from '../../lib/phoneNumber';
import { readRequested } from '../../store/contacts/actions';
import type { CallableContact } from '../../store/contacts/dialSelectors';
import { useRequest } from '../../store/hooks';
import { contactName } from '../contacts/contactName';
import { T, useText } from '../intl';
import { InlineError } from '../ui/feedback';
import { useResultAnnouncement } from '../ui/searchField/useResultAnnouncement';
import type { ContactSearch } from './useContactSearch';
import './dialpad.css';

/** The id of an option, for `aria-activedescendant`. */
export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

interface Props {
  search: ContactSearch;
  onCall: (contact: CallableContact) => void;
}

function Options({ search: { active, found, listId }, onCall }: Props): ReactNode {
  const t = useText();
  return (
    <ul id={listId} role="listbox" aria-label={t('nav.contacts')}>
      {found.map((contact, index) => {
        const name = contactName(contact);
        const readable = readableTypedNumber(contact.number);
        return (
          <li
            key={contact.id}
            id={optionId(listId, index)}
            role="option"
            className="found-contact"
            aria-selected={index === active}
            // The field keeps the focus.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onCall(contact)}
          >
            <span className="found-contact__name" dir="auto">
              {name === contact.number ? readable : name}
            </span>
            {name !== contact.number && <span className="found-contact__number tabular">{readable}</span>}
          </li>
        );
      })}
    </ul>
  );
}

/** What was found of contacts, or why nothing was; over the keys, so that nothing moves. */
export function FoundContacts({ search, onCall }: Props): ReactNode {
  const request = useRequest();
  const { found, isOpen, read, text } = search;
  const isReading = read.status === 'idle' || read.status === 'loading';
  useResultAnnouncement('contacts.found', isOpen && !isReading ? text : '', found.length);
  if (!isOpen) return null;
  return (
    <div className="found-contacts">
      {found.length > 0 && <Options search={search} onCall={onCall} />}
      {read.failure !== null && (
        <InlineError
          what="contacts.readFailed"
          failure={read.failure}
          onRetry={() => request(readRequested())}
        />
      )}
      {found.length === 0 && read.failure === null && (
        <p className="found-contacts__none">
          {isReading ? <T id="contacts.reading" /> : <T id="contacts.found" values={{ count: 0 }} />}
        </p>
      )}
    </div>
  );
}
