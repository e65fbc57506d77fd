import type { ReactNode } from 'react';
import { webAddress } from '../../lib/webAddress';
import { selectContactGroups } from '../../store/contacts/listSelectors';
import type { Contact } from '../../store/contacts/types';
import { createOpenRequested } from '../../store/conversations/actions';
import { useAppSelector, useRequest } from '../../store/hooks';
import { T, useText } from '../intl';
import { IconButton } from '../ui/IconButton';
import { Icon } from '../ui/icons/Icon';
import { CardFact, NumberFact, type Who } from './CardFact';
import { CustomerPicture } from './CustomerPicture';
import type { KnownCustomer } from './knownCustomer';
import './customerCard.css';

function Email({ who, address }: { who: Who; address: string }): ReactNode {
  const t = useText();
  const request = useRequest();
  const write = (
    <IconButton
      label={t('customer.mail', { address })}
      onClick={() => request(createOpenRequested({ kind: 'email', address, ...who }))}
    >
      <Icon name="email" />
    </IconButton>
  );
  return <CardFact label={<T id="contact.email" />} value={address} actions={write} />;
}

/** The customer's page in another system, where its address may be followed; as text where it may not. */
function Page({ url }: { url: string }): ReactNode {
  const href = webAddress(url);
  if (href === null) return <CardFact label={<T id="contact.url" />} value={url} />;
  return (
    <CardFact label={<T id="contact.url" />} value={href}>
      <a href={href} title={href} target="_blank" rel="noopener noreferrer">
        <Icon name="open" /> <T id="customer.openPage" />
      </a>
    </CardFact>
  );
}

/** What only this centre knows of its customers, two in a row. */
function Fields({ contact }: { contact: Contact }): ReactNode {
  const fields = [
    ...Object.entries(contact.others).map(([name, value]) => ({ name, value })),
    ...contact.fields,
  ].filter(({ value }) => value.trim() !== '');
  if (fields.length === 0) return null;
  return (
    <dl className="customer-card__fields">
      {fields.map(({ name, value }, place) => (
        <div key={place} className="customer-card__field">
          <dt dir="auto">{name}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function useReach(contact: Contact | null, known: KnownCustomer) {
  const said = (value: string | null | undefined) => (value?.trim() ? value : null);
  const number = said(contact?.number) ?? said(known.number);
  return {
    number,
    international: number === known.number ? known.international : null,
    email: said(contact?.email) ?? said(known.email),
    document: said(contact?.document),
    url: said(contact?.url),
  };
}

interface FactsProps {
  contact: Contact | null;
  known: KnownCustomer;
  who: Who;
}

function Facts({ contact, known, who }: FactsProps): ReactNode {
  const t = useText();
  const { document, email, international, number, url } = useReach(contact, known);
  const others = (contact?.numbers ?? []).filter((one) => one.number.trim() !== '');
  if ([number, email, document, url].every((one) => one === null) && others.length === 0) return null;
  return (
    <dl className="customer-card__facts">
      {number !== null && (
        <NumberFact
          label={<T id="contact.number" />}
          who={who}
          number={number}
          international={international}
          names={(readable) => ({
            call: t('customer.call', { number: readable }),
            write: t('customer.write', { number: readable }),
          })}
        />
      )}
      {others.map(({ name, number: other }, place) => (
        <NumberFact
          key={place}
          label={name}
          who={who}
          number={other}
          names={(readable) => ({
            call: t('contact.callTo', { label: name, number: readable }),
            write: t('contact.writeTo', { label: name, number: readable }),
          })}
        />
      ))}
      {email !== null && <Email who={who} address={email} />}
      {document !== null && <CardFact label={<T id="contact.document" />} value={document} />}
      {url !== null && <Page url={url} />}
    </dl>
  );
}

interface Props {
  /** What is known of them in any case, as from a call or a conversation. */
  known: KnownCustomer;
  /** All that the centre has of them; null while that is not known, or where there is nothing. */
  contact: Contact | null;
  /** The heading that the name is; a plain line where the name heads the screen already. */
  heading?: 'h2' | 'h3';
  /** Opens the form; without it no button does. */
  onEdit?: () => void;
}

/**
 * Who a customer is, how to reach them, and what the centre knows of them: the same beside a conversation, in a call and
 * among the contacts.
 */
export function CustomerCard({ known, contact, heading, onEdit }: Props): ReactNode {
  const groups = useAppSelector(selectContactGroups);
  const group = groups.find(({ id }) => id === contact?.groupId);
  const name = contact?.name.trim() ? contact.name : known.name;
  const contactId = contact?.id ?? known.contactId;
  const Name = heading ?? 'p';
  return (
    <div className="customer-card">
      <div className="customer-card__head">
        <CustomerPicture name={name} contactId={contactId} seed={known.seed} />
        <div className="customer-card__who">
          <Name className="customer-card__name" dir="auto">
            {name}
          </Name>
          {group !== undefined && <p className="customer-card__group">{group.name}</p>}
        </div>
        {onEdit !== undefined && (
          <button type="button" className="button" onClick={onEdit}>
            <Icon name="edit" />
            <T id="contact.edit" />
          </button>
        )}
      </div>
      <Facts contact={contact} known={known} who={{ name, contactId }} />
      {contact !== null && <Fields contact={contact} />}
    </div>
  );
}
