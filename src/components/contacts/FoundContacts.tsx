import type { ReactNode } from 'react';
import { readRequested } from '../../store/contacts/actions';
import type { ContactRow } from '../../store/contacts/types';
import { useRequest } from '../../store/hooks';
import { T, useText } from '../intl';
import { InlineError } from '../ui/feedback';
import { useResultAnnouncement } from '../ui/searchField/useResultAnnouncement';
import { contactName } from './contactName';
import { optionId, type ContactSearch } from './useContactSearch';
import './foundContacts.css';

/** How a contact is reached: as it is kept, and as it is read. */
export interface Address {
  kept: string;
  readable: string;
}

interface Props<T extends ContactRow> {
  search: ContactSearch<T>;
  addressOf: (contact: T) => Address;
  onChoose: (contact: T) => void;
}

function Options<T extends ContactRow>(props: Props<T>): ReactNode {
  const { search, addressOf, onChoose } = props;
  const { active, found, listId } = search;
  const t = useText();
  return (
    <ul id={listId} role="listbox" aria-label={t('nav.contacts')}>
      {found.map((contact, index) => {
        const name = contactName(contact);
        const { kept, readable } = addressOf(contact);
        return (
          <li
            key={contact.id}
            id={optionId(listId, index)}
            role="option"
            className="found-contact"
            aria-selected={index === active}
            // The field keeps the focus.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(contact)}
          >
            <span className="found-contact__name" dir="auto">
              {name === kept ? readable : name}
            </span>
            {name !== kept && <span className="found-contact__number tabular">{readable}</span>}
          </li>
        );
      })}
    </ul>
  );
}

/** What was found of contacts, or why nothing was; over what stands there, so that nothing moves. */
export function FoundContacts<T extends ContactRow>(props: Props<T>): ReactNode {
  const { search } = props;
  const request = useRequest();
  const t = useText();
  const { found, isOpen, read, text } = search;
  const isReading = read.status === 'idle' || read.status === 'loading';
  useResultAnnouncement(t('contacts.found', { count: found.length }), isOpen && !isReading ? text : '');
  if (!isOpen) return null;
  return (
    <div className="found-contacts">
      {found.length > 0 && <Options {...props} />}
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
