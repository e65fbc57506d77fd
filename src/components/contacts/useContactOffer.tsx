import { useState, type ReactNode } from 'react';
import { readableTypedNumber } from '../../lib/phoneNumber';
import { selectCallableContacts, selectMailableContacts } from '../../store/contacts/dialSelectors';
import type { ContactRow } from '../../store/contacts/types';
import { FoundContacts, type Address } from './FoundContacts';
import { useContactSearch, type SearchingField } from './useContactSearch';

/** The fields that say who somebody is; contacts are looked for in the one that is typed into. */
export type ContactPlace = 'name' | 'address';

/** How a contact is to be reached. */
export type ContactReach = 'number' | 'email';

interface Offered {
  texts: Readonly<Record<ContactPlace, string>>;
  reach: ContactReach;
  /** Takes the name, '' where the contact has none, and how the contact is reached. */
  onChoose: (who: { contactId: string; name: string; address: string }) => void;
}

/** Contacts that a form offers to fill in. */
export interface ContactOffer {
  /** What the field has besides its own. */
  fieldOf: (place: ContactPlace) => Partial<SearchingField> & { onBlur: () => void };
  /** Looks for what is typed there. */
  typed: (place: ContactPlace) => void;
  /** Who was found by it. */
  listOf: (place: ContactPlace) => ReactNode;
}

const REACHES = {
  number: {
    select: selectCallableContacts,
    addressOf({ number }: ContactRow): Address {
      return { kept: number ?? '', readable: readableTypedNumber(number ?? '') };
    },
  },
  email: {
    select: selectMailableContacts,
    addressOf({ email }: ContactRow): Address {
      return { kept: email ?? '', readable: email ?? '' };
    },
  },
} as const;

/** Offers the contacts that are found by a name or an address while it is typed; somebody new is typed on as ever. */
export function useContactOffer({ texts, reach, onChoose }: Offered): ContactOffer {
  const [at, setAt] = useState<ContactPlace>('name');
  const { select, addressOf } = REACHES[reach];
  const search = useContactSearch<ContactRow>({ text: texts[at], select, mayBeNew: true, onChoose: choose });

  function choose(contact: ContactRow): void {
    search.close();
    onChoose({ contactId: contact.id, name: contact.name.trim(), address: addressOf(contact).kept });
  }

  return {
    fieldOf: (place) => ({
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      ...(place === at ? search.field : {}),
      onBlur: search.close,
    }),
    typed(place) {
      setAt(place);
      search.typed();
    },
    listOf: (place) =>
      place === at && <FoundContacts search={search} addressOf={addressOf} onChoose={choose} />,
  };
}
