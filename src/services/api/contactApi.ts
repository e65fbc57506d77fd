import { SERVER_CODE } from '../../lib/failure';
import type { Contact, ContactForm, ContactGroup, ContactRow } from '../../store/contacts/types';
import {
  contactEntity,
  contactGroupEntity,
  contactRowEntity,
  toContactBody,
  type WireRecord,
} from '../decode/contact';
import { readEntity } from '../decode/entity';
import { oneIn } from '../decode/lenient';
import { noOddities } from '../decode/oddities';
import type { Http } from '../http/http';
import { familyOf } from '../http/readVerb';
import { ServiceError } from '../serviceError';
import { readList, wholeList } from './list';

/** Some of the contacts, and how the reading goes on. */
export interface ContactPage {
  contacts: ContactRow[];
  /** How many came, with those that could not be understood. */
  count: number;
  /** How many there are in all; null where the server does not say. */
  total: number | null;
  /** How many the server puts on a page; null where it does not say. */
  max: number | null;
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

/** So many contacts are remembered as they came: the agent edits one that was read last. */
const MAX_ORIGINALS = 20;

/** The server, and the contacts as it gave them, by id: what the console has no word for stays out of state and log. */
interface Centre {
  http: Http;
  originals: Map<string, WireRecord>;
}

function remember({ originals }: Centre, id: string, record: object): void {
  originals.delete(id);
  originals.set(id, Object.fromEntries(Object.entries(record)));
  const [oldest] = originals.keys();
  if (originals.size > MAX_ORIGINALS && oldest !== undefined) originals.delete(oldest);
}

/** One contact in an answer: wrapped, bare, or the first of a list (contract §6). */
function oneContact(answer: unknown): unknown {
  return oneIn(answer, (record) => 'id' in record || 'nome' in record);
}

/** The one contact of an answer; null: there is none. */
function contactIn(centre: Centre, path: string, answer: unknown): Contact | null {
  const one = oneContact(answer);
  if (one === null || one === undefined) return null;
  const oddities = noOddities(contactEntity.name);
  const contact = readEntity(contactEntity, one, oddities);
  centre.http.report(familyOf(path), oddities);
  if (contact === null) throw new ServiceError('badAnswer');
  if (typeof one === 'object') remember(centre, contact.id, one);
  return contact;
}

/** Any JSON, in a box: null is an answer of its own, that there is nothing. */
const boxed = (body: unknown): { body: unknown } | undefined =>
  typeof body === 'object' ? { body } : undefined;

async function readOne(centre: Centre, path: string): Promise<Contact | null> {
  try {
    const { body } = await centre.http.read(path, boxed, {}, { mayBeMissing: true });
    return contactIn(centre, path, body);
  } catch (error) {
    if (error instanceof ServiceError && error.code === SERVER_CODE.notFound) return null;
    throw error;
  }
}

/** A contact that an answer shows as a whole: one with an id alone says no more than that it was done. */
function contactOrNull(centre: Centre, path: string, answer: unknown): Contact | null {
  const one = oneContact(answer);
  if (typeof one !== 'object' || one === null || !('nome' in one && 'numero' in one)) return null;
  try {
    return contactIn(centre, path, answer);
  } catch {
    return null;
  }
}

async function save(centre: Centre, { reqId, contact, form }: ContactSave): Promise<ContactSaved> {
  const path = `/api/v2/clientes/${encodeURIComponent(contact.id)}`;
  const options = contact.version === null ? {} : { ifMatch: contact.version };
  const body = toContactBody(contact, form, centre.originals.get(contact.id));
  try {
    const answer = await centre.http.write('PUT', path, boxed, body, reqId, options);
    return { kind: 'saved', contact: contactOrNull(centre, path, answer?.body) };
  } catch (error) {
    const current = error instanceof ServiceError ? contactOrNull(centre, path, error.current) : null;
    // Another refusal may say where a conversation is, under the same name.
    if (current?.id !== contact.id) throw error;
    return { kind: 'overtaken', contact: current };
  }
}

/** Contacts over HTTP. */
export function createContactApi(http: Http): ContactApi {
  const centre: Centre = { http, originals: new Map() };
  return {
    async page(page, max) {
      const query = { max, page };
      const shownIn = { ...wholeList('contacts'), part: page === 1 ? null : String(page) };
      const read = await readList(http, '/api/v2/clientes', contactRowEntity, query, { shownIn });
      return { contacts: read.items, count: read.count, total: read.total, max: read.max };
    },
    one: (id) => readOne(centre, `/api/v2/clientes/${encodeURIComponent(id)}`),
    byNumber: (number) => readOne(centre, `/api/v2/clientesByNumero/${encodeURIComponent(number)}`),
    async groups() {
      const shownIn = wholeList('contactGroups');
      const { items } = await readList(http, '/api/v2/clientesGrupos', contactGroupEntity, {}, { shownIn });
      return items;
    },
    save: (contact) => save(centre, contact),
  };
}
