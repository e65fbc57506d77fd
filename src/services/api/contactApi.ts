import * as v from 'valibot';
import type { Contact, ContactForm, ContactGroup, ContactRow } from '../../store/contacts/types';
import { isWithinBounds } from '../decode/bounds';
import { readWire } from '../decode/readWire';
import { toContact, toContactBody, toContactGroup, toContactRow } from '../decode/contact';
import type { Http } from '../http/http';
import { clienteSchema } from '../realtime/contract';
import { ServiceError } from '../serviceError';
import { grupoSchema } from './contract';
import { readList } from './list';

/** Some of the contacts, and how the reading goes on. */
export interface ContactPage {
  contacts: ContactRow[];
  /** How many came, with those that could not be understood. */
  count: number;
  /** How many there are in all; null where the server does not tell. */
  total: number | null;
}

/** A contact to save; `reqId` is made once for each form and reused when it is sent again. */
export interface ContactSave {
  reqId: string;
  /** As the server gave it. */
  contact: Contact;
  form: ContactForm;
}

/** What became of a save; `contact` is null where the server's answer does not show it. */
export type ContactSaved =
  | { kind: 'saved'; contact: Contact | null }
  /** Somebody else saved it first: this is what it is now. */
  | { kind: 'overtaken'; contact: Contact };

/** The centre's contacts. */
export interface ContactApi {
  /** Page number `page`, from 1, of `max` contacts each. */
  page(page: number, max: number): Promise<ContactPage>;
  /** One contact with all that belongs to it; null: there is none. */
  one(id: string): Promise<Contact | null>;
  /** The contact with a number, main or additional; null: there is none. */
  byNumber(number: string): Promise<Contact | null>;
  groups(): Promise<ContactGroup[]>;
  save(save: ContactSave): Promise<ContactSaved>;
}

const answerSchema = v.unknown();

const wrappedSchema = v.looseObject({ dados: v.unknown() });

/** The one contact of an answer: wrapped, bare, or the first of a list (contract §6). */
function contactIn(answer: unknown): Contact | null {
  const wrapped = v.safeParse(wrappedSchema, answer);
  const content = wrapped.success ? wrapped.output.dados : answer;
  const one: unknown = Array.isArray(content) ? content[0] : content;
  if (one === undefined || one === null) return null;
  const parsed = isWithinBounds(one) ? readWire(clienteSchema, one) : null;
  if (parsed?.success !== true) throw new ServiceError('badAnswer');
  return toContact(parsed.output);
}

async function readOne(http: Http, path: string): Promise<Contact | null> {
  try {
    return contactIn(await http.read(path, answerSchema));
  } catch (error) {
    if (error instanceof ServiceError && error.code === 'NAO_ENCONTRADO') return null;
    throw error;
  }
}

function contactOrNull(answer: unknown): Contact | null {
  try {
    return contactIn(answer);
  } catch {
    return null;
  }
}

async function save(http: Http, { reqId, contact, form }: ContactSave): Promise<ContactSaved> {
  const path = `/api/v2/clientes/${encodeURIComponent(contact.id)}`;
  const options = contact.version === null ? {} : { ifMatch: contact.version };
  try {
    const answer = await http.write('PUT', path, answerSchema, toContactBody(contact, form), reqId, options);
    return { kind: 'saved', contact: contactOrNull(answer) };
  } catch (error) {
    const current = error instanceof ServiceError ? contactOrNull(error.current) : null;
    if (current === null) throw error;
    return { kind: 'overtaken', contact: current };
  }
}

/** Contacts over HTTP. */
export function createContactApi(http: Http): ContactApi {
  return {
    async page(page, max) {
      const { items, count, total } = await readList(http, '/api/v2/clientes', clienteSchema, { max, page });
      return { contacts: items.map(toContactRow), count, total };
    },
    one: (id) => readOne(http, `/api/v2/clientes/${encodeURIComponent(id)}`),
    byNumber: (number) => readOne(http, `/api/v2/clientesByNumero/${encodeURIComponent(number)}`),
    async groups() {
      const { items } = await readList(http, '/api/v2/clientesGrupos', grupoSchema);
      return items.map(toContactGroup);
    },
    save: (contact) => save(http, contact),
  };
}
