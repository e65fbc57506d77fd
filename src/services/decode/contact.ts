import * as v from 'valibot';
import type { Contact, ContactForm, ContactGroup, ContactRow } from '../../store/contacts/types';
import type { ClienteBody } from '../api/contract';
import type { Entity } from './entity';
import { extraDataOf } from './extraData';
import { anything, flagOrNull, id, listIn, requiredId, rowsOf, text, textOr } from './lenient';

/** The queues of a contact's group; null where the server does not say them. */
const routes = v.pipe(
  anything,
  v.transform((value) => {
    const rows = value === null ? undefined : listIn(value);
    return rows === undefined ? null : v.parse(rowsOf(v.object({ rota: textOr('') })), rows);
  }),
);

/**
 * A contact (spec 1 §3). Required: `id`. The nested lists may be missing in list answers (contract §6); other fields
 * are kept for showing.
 */
const wireContact = v.looseObject({
  id: requiredId,
  nome: textOr(''),
  numero: text,
  email: text,
  documento: text,
  url: text,
  idGrupo: id,
  clienteGrupo: routes,
  profileImage: text,
  isBusiness: flagOrNull,
  CamposAdicionais: rowsOf(v.object({ nome: textOr(''), valor: textOr('') })),
  NumerosAdicionais: rowsOf(v.object({ nome: textOr(''), numero: textOr('') })),
  versaoReg: id,
});
type WireContact = v.InferOutput<typeof wireContact>;

function filled(value: string | null | undefined): string | null {
  const trimmed = value?.trim() ?? '';
  return trimmed === '' ? null : trimmed;
}

function toContactRow(wire: WireContact): ContactRow {
  return {
    id: wire.id,
    name: wire.nome,
    number: filled(wire.numero),
    email: filled(wire.email),
    document: filled(wire.documento),
    groupId: wire.idGrupo,
    routes: wire.clienteGrupo?.map(({ rota }) => rota) ?? null,
  };
}

/** What has a word in this console, or is none of the agent's business. */
const KNOWN = new Set([...Object.keys(wireContact.entries), 'facebookID', 'nomeGrupo']);

function othersOf(wire: WireContact): Record<string, string> {
  return extraDataOf(Object.fromEntries(Object.entries(wire).filter(([name]) => !KNOWN.has(name))));
}

function toContact(wire: WireContact): Contact {
  return {
    ...toContactRow(wire),
    url: filled(wire.url),
    fields: wire.CamposAdicionais.map(({ nome, valor }) => ({ name: nome, value: valor })),
    numbers: wire.NumerosAdicionais.map(({ nome, numero }) => ({ name: nome, number: numero })),
    profileImage: filled(wire.profileImage),
    isBusiness: wire.isBusiness,
    others: othersOf(wire),
    version: wire.versaoReg,
  };
}

/** Contacts as lists need them. */
export const contactRowEntity: Entity<WireContact, ContactRow> = {
  name: 'contact',
  schema: wireContact,
  convert: toContactRow,
};

/** A contact with all its details. */
export const contactEntity: Entity<WireContact, Contact> = {
  name: 'contact',
  schema: wireContact,
  convert: toContact,
};

/** A group of contacts. Required: `id`. */
const wireGroup = v.object({ id: requiredId, nome: text });

/** Groups of contacts. */
export const contactGroupEntity: Entity<v.InferOutput<typeof wireGroup>, ContactGroup> = {
  name: 'contactGroup',
  schema: wireGroup,
  convert: (wire) => ({ id: wire.id, name: wire.nome ?? `#${wire.id}` }),
};

/** A record as the server gave it. */
export type WireRecord = Readonly<Record<string, unknown>>;

function without(record: WireRecord, isLeftOut: (name: string) => boolean): WireRecord {
  return Object.fromEntries(Object.entries(record).filter(([name]) => !isLeftOut(name)));
}

const KEYS_OF_ITEM = new Set(['id', 'clienteID']);

/** Additional fields or numbers with what else the server gave with the one of the same name. */
function withOriginals<Item extends { nome: string }>(items: Item[], originals: unknown): Item[] {
  const rows = (listIn(originals) ?? []).filter((row) => typeof row === 'object' && row !== null);
  const left = rows.map((row): WireRecord => Object.fromEntries(Object.entries(row)));
  return items.map((item) => {
    const at = left.findIndex(({ nome }) => nome === item.nome);
    const [original = {}] = at === -1 ? [] : left.splice(at, 1);
    return { ...without(original, (name) => KEYS_OF_ITEM.has(name)), ...item };
  });
}

/**
 * A contact as it is saved (spec 1 §7): what the form says, and all else as the server gave it, also what this console
 * has no word for. A server that replaces the record would forget it otherwise.
 */
export function toContactBody(contact: Contact, form: ContactForm, original: WireRecord = {}): ClienteBody {
  const fields = form.fields.map(({ name, value }) => ({ nome: name.trim(), valor: value.trim() }));
  const numbers = form.numbers.map(({ name, number }) => ({ nome: name.trim(), numero: number.trim() }));
  return {
    ...without(original, (name) => KNOWN.has(name)),
    nome: form.name.trim(),
    numero: filled(form.number),
    email: filled(form.email),
    documento: contact.document,
    url: filled(form.url),
    idGrupo: form.groupId,
    CamposAdicionais: withOriginals(fields, original.CamposAdicionais),
    NumerosAdicionais: withOriginals(numbers, original.NumerosAdicionais),
    ...(contact.profileImage === null ? {} : { profileImage: contact.profileImage }),
    ...(contact.isBusiness === null ? {} : { isBusiness: contact.isBusiness }),
  };
}
