import type { Contact, ContactForm, ContactGroup, ContactRow } from '../../store/contacts/types';
import type { ClienteBody, Grupo } from '../api/contract';
import type { Cliente } from '../realtime/contract';
import { extraDataOf } from './extraData';
import { idText, idTextOrNull } from './id';

function filled(text: string | null | undefined): string | null {
  const trimmed = text?.trim() ?? '';
  return trimmed === '' ? null : trimmed;
}

/** A contact as lists need it. */
export function toContactRow(wire: Cliente): ContactRow {
  return {
    id: idText(wire.id),
    name: wire.nome,
    number: filled(wire.numero),
    email: filled(wire.email),
    document: filled(wire.documento),
    groupId: idTextOrNull(wire.idGrupo),
    routes: wire.clienteGrupo?.map(({ rota }) => rota) ?? null,
  };
}

/** What has a word in this console, or is none of the agent's business. */
const KNOWN = new Set([
  ...['id', 'nome', 'numero', 'email', 'documento', 'url', 'idGrupo', 'clienteGrupo', 'profileImage'],
  ...['isBusiness', 'CamposAdicionais', 'NumerosAdicionais', 'facebookID', 'versaoReg'],
]);

function othersOf(wire: Cliente): Record<string, string> {
  return extraDataOf(Object.fromEntries(Object.entries(wire).filter(([name]) => !KNOWN.has(name))));
}

function versionOf({ versaoReg }: Readonly<Record<string, unknown>>): string | null {
  return typeof versaoReg === 'number' || typeof versaoReg === 'string' ? String(versaoReg) : null;
}

/** A contact with all that the server tells of it. */
export function toContact(wire: Cliente): Contact {
  return {
    ...toContactRow(wire),
    url: filled(wire.url),
    fields: (wire.CamposAdicionais ?? []).map(({ nome, valor }) => ({ name: nome, value: valor })),
    numbers: (wire.NumerosAdicionais ?? []).map(({ nome, numero }) => ({ name: nome, number: numero })),
    profileImage: filled(wire.profileImage),
    isBusiness: wire.isBusiness ?? null,
    others: othersOf(wire),
    version: versionOf(wire),
  };
}

/** A group of contacts. */
export function toContactGroup(wire: Grupo): ContactGroup {
  return { id: idText(wire.id), name: wire.nome };
}

/** A contact as it is saved (spec 1 §7): what the form says, and of the rest what the server gave. */
export function toContactBody(contact: Contact, form: ContactForm): ClienteBody {
  return {
    nome: form.name.trim(),
    numero: filled(form.number),
    email: filled(form.email),
    documento: contact.document,
    url: filled(form.url),
    idGrupo: form.groupId,
    CamposAdicionais: form.fields.map(({ name, value }) => ({ nome: name.trim(), valor: value.trim() })),
    NumerosAdicionais: form.numbers.map(({ name, number }) => ({ nome: name.trim(), numero: number.trim() })),
    ...(contact.profileImage === null ? {} : { profileImage: contact.profileImage }),
    ...(contact.isBusiness === null ? {} : { isBusiness: contact.isBusiness }),
  };
}
