import type { Failure } from '../../lib/failure';

/** A contact (cliente) as lists show and search it (spec 1 §3). */
export interface ContactRow {
  id: string;
  name: string;
  number: string | null;
  email: string | null;
  document: string | null;
  groupId: string | null;
  /** The queues that may see it, by its group; null where the server did not tell them. */
  routes: readonly string[] | null;
}

/** Whose conversations are read. */
export interface HistoryOf {
  /** A contact's id; of somebody whom the centre does not know, a key of the address (`hashKey`). */
  contactId: string;
  /** Absent of a contact: the centre knows whose they are. */
  address?: string;
}

/** An additional field of a contact. */
export interface ContactField {
  name: string;
  value: string;
}

/** An additional number of a contact. */
export interface ContactNumber {
  name: string;
  number: string;
}

/** All that the server tells of one contact. */
export interface Contact extends ContactRow {
  /** The customer's page in another system, as somebody typed it. */
  url: string | null;
  fields: readonly ContactField[];
  numbers: readonly ContactNumber[];
  profileImage: string | null;
  isBusiness: boolean | null;
  /** Plain fields that this console has no word for, by the wire's name: for showing. */
  others: Readonly<Record<string, string>>;
  /** What the server calls this version of it (contract §6, `If-Match`); null where it counts none. */
  version: string | null;
}

/** A group of contacts. */
export interface ContactGroup {
  id: string;
  name: string;
}

/** What the agent may change of a contact (spec 1 §2, edit contact); '' where there is nothing. */
export interface ContactForm {
  name: string;
  number: string;
  email: string;
  url: string;
  /** Null: 'Sem grupo'. */
  groupId: string | null;
  fields: readonly ContactField[];
  numbers: readonly ContactNumber[];
}

/** The edit dialog: what it is about, and how the saving stands. */
export interface EditDialog {
  contactId: string;
  /** Where it was opened from; null: from the contact itself. */
  conversationId: string | null;
  saving: boolean;
  failure: Failure | null;
  /** The contact as it was when the agent began, once somebody else saved it meanwhile. */
  overtaken: Contact | null;
  /** The form says something else than the contact; absent until the agent changed something. */
  isChanged?: boolean;
}
