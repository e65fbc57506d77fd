import type { ReactNode } from 'react';
import { dialOpenRequested } from '../../store/calls/actions';
import { editOpenRequested } from '../../store/contacts/actions';
import type { ContactRow } from '../../store/contacts/types';
import { createOpenRequested } from '../../store/conversations/actions';
import { useAppSelector, useRequest } from '../../store/hooks';
import { selectHasTelephone } from '../../store/softphone/selectors';
import { Icon } from '../ui/icons/Icon';
import { T } from '../intl';
import { contactName } from './contactName';

/** What an agent can do about a contact: edit it, write to it, call it, as far as it can be reached. */
export function ContactActions({ contact }: { contact: ContactRow }): ReactNode {
  const request = useRequest();
  const hasTelephone = useAppSelector(selectHasTelephone);
  const { id: contactId, number } = contact;
  const name = contactName(contact);
  return (
    <div className="contact__actions">
      <button
        type="button"
        className="button"
        onClick={() => request(editOpenRequested({ contactId, conversationId: null }))}
      >
        <Icon name="edit" />
        <T id="contact.edit" />
      </button>
      {number !== null && (
        <button
          type="button"
          className="button"
          onClick={() => request(createOpenRequested({ kind: 'whatsapp', name, address: number, contactId }))}
        >
          <Icon name="whatsapp" />
          <T id="contact.newWhatsApp" />
        </button>
      )}
      {number !== null && hasTelephone && (
        <button
          type="button"
          className="button"
          onClick={() => request(dialOpenRequested({ number, name, contactId }))}
        >
          <Icon name="voice" />
          <T id="dial.open" />
        </button>
      )}
    </div>
  );
}
