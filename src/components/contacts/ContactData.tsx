import type { ReactNode } from 'react';
import { webAddress } from '../../lib/webAddress';
import { dialOpenRequested } from '../../store/calls/actions';
import type { Contact, ContactNumber } from '../../store/contacts/types';
import { createOpenRequested } from '../../store/conversations/actions';
import { useAppSelector, useRequest } from '../../store/hooks';
import { selectHasTelephone } from '../../store/softphone/selectors';
import { IconButton } from '../ui/IconButton';
import { Icon } from '../ui/icons/Icon';
import { T, useText, type TextId } from '../intl';
import { contactName } from './contactName';
import './contactData.css';

interface Datum {
  key: string;
  label: ReactNode;
  value: string;
  /** Where a value leads that is an address. */
  href?: string | null;
  /** What can be done with a value that is a number. */
  actions?: ReactNode;
}

/** Writes to an additional number, or calls it. */
function NumberActions({ contact, number }: { contact: Contact; number: ContactNumber }): ReactNode {
  const request = useRequest();
  const t = useText();
  const hasTelephone = useAppSelector(selectHasTelephone);
  const who = { name: contactName(contact), contactId: contact.id };
  const which = { label: number.name, number: number.number };
  const write = { kind: 'whatsapp', address: number.number, ...who } as const;
  return (
    <span className="contact-data__actions">
      <IconButton label={t('contact.writeTo', which)} onClick={() => request(createOpenRequested(write))}>
        <Icon name="whatsapp" />
      </IconButton>
      {hasTelephone && (
        <IconButton
          label={t('contact.callTo', which)}
          onClick={() => request(dialOpenRequested({ number: number.number, ...who }))}
        >
          <Icon name="voice" />
        </IconButton>
      )}
    </span>
  );
}

function named(label: TextId, value: string | null, href: string | null = null): Datum {
  return { key: label, label: <T id={label} />, value: value ?? '', href };
}

/** Everything to show of a contact (spec 1 §2): what is empty, and what only systems need, stays out. */
function dataOf(contact: Contact): Datum[] {
  const { name, number, email, document, url, others, fields, numbers } = contact;
  const data = [
    named('contact.name', name),
    named('contact.number', number),
    named('contact.email', email),
    named('contact.document', document),
    named('contact.url', url, webAddress(url)),
    ...Object.entries(others).map(([label, value]) => ({ key: `other ${label}`, label, value })),
    ...fields.map((field, place) => ({ key: `field ${place}`, label: field.name, value: field.value })),
    ...numbers.map((one, place) => ({
      key: `number ${place}`,
      label: one.name,
      value: one.number,
      actions: <NumberActions contact={contact} number={one} />,
    })),
  ];
  return data.filter(({ value }) => value.trim() !== '');
}

/** The data of a contact, read-only; its additional numbers can be written to and called. */
export function ContactData({ contact }: { contact: Contact }): ReactNode {
  return (
    <dl className="contact-data">
      {dataOf(contact).map(({ key, label, value, href = null, actions }) => (
        <div key={key} className="contact-data__entry">
          <dt>{label}</dt>
          <dd dir="auto">
            {href === null ? (
              value
            ) : (
              <a href={href} target="_blank" rel="noopener noreferrer">
                {value}
              </a>
            )}
            {actions}
          </dd>
        </div>
      ))}
    </dl>
  );
}
