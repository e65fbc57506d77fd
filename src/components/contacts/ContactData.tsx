import type { ReactNode } from 'react';
import { webAddress } from '../../lib/webAddress';
import type { Contact } from '../../store/contacts/types';
import { T, type TextId } from '../intl';
import './contactData.css';

interface Datum {
  key: string;
  label: ReactNode;
  value: string;
  /** Where a value leads that is an address. */
  href?: string | null;
}

function named(label: TextId, value: string | null, href: string | null = null): Datum {
  return { key: label, label: <T id={label} />, value: value ?? '', href };
}

/** Everything to show of a contact (spec 1 §2): what is empty, and what only systems need, stays out. */
function dataOf({ name, number, email, document, url, others, fields, numbers }: Contact): Datum[] {
  const data = [
    named('contact.name', name),
    named('contact.number', number),
    named('contact.email', email),
    named('contact.document', document),
    named('contact.url', url, webAddress(url)),
    ...Object.entries(others).map(([label, value]) => ({ key: `other ${label}`, label, value })),
    ...fields.map((field, place) => ({ key: `field ${place}`, label: field.name, value: field.value })),
    ...numbers.map((one, place) => ({ key: `number ${place}`, label: one.name, value: one.number })),
  ];
  return data.filter(({ value }) => value.trim() !== '');
}

/** The data of a contact, read-only. */
export function ContactData({ contact }: { contact: Contact }): ReactNode {
  return (
    <dl className="contact-data">
      {dataOf(contact).map(({ key, label, value, href = null }) => (
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
          </dd>
        </div>
      ))}
    </dl>
  );
}
