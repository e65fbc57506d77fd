import type { ClienteBody } from '../../src/services/api/contract';
import type { Cliente } from '../../src/services/realtime/contract';
import { countRow, findContact, rowId, toCliente, type ContactRow } from '../store';
import type { Centre } from './centre';
import { invalid, Refusal } from './refusal';

function groupOf(centre: Centre, body: ClienteBody, row: ContactRow): number | null {
  if (body.idGrupo === undefined) return row.id_grupo;
  if (body.idGrupo === null) return null;
  const id = rowId(body.idGrupo);
  const known = centre.sql.get(countRow, 'SELECT count(*) AS n FROM groups WHERE id = ?', id);
  if (!known?.n) throw invalid('idGrupo', 'Grupo desconhecido');
  return id;
}

function digitsOf(numero: string | null | undefined, kept: string | null): string | null {
  if (numero === undefined) return kept;
  return numero?.replace(/\D/g, '') || null;
}

function replaceLists(centre: Centre, id: number, body: ClienteBody): void {
  if (body.CamposAdicionais) {
    centre.sql.run('DELETE FROM contact_fields WHERE cliente_id = ?', id);
    for (const { nome, valor } of body.CamposAdicionais) {
      centre.sql.run('INSERT INTO contact_fields (cliente_id, nome, valor) VALUES (?,?,?)', id, nome, valor);
    }
  }
  if (body.NumerosAdicionais) {
    centre.sql.run('DELETE FROM contact_numbers WHERE cliente_id = ?', id);
    for (const { nome, numero } of body.NumerosAdicionais) {
      centre.sql.run(
        'INSERT INTO contact_numbers (cliente_id, nome, numero) VALUES (?,?,?)',
        id,
        nome,
        numero,
      );
    }
  }
}

/**
 * Saves a contact; fields that are left out keep their value, lists that are there replace the old ones.
 * @param ifMatch version that the caller saw (ext): another one now is refused with `atual`
 * @throws Refusal NAO_ENCONTRADO, VALIDACAO; ContactConflict for another version
 */
export function saveContact(centre: Centre, id: number, body: ClienteBody, ifMatch?: string): Cliente {
  const row = findContact(centre.sql, id);
  if (!row) throw new Refusal('NAO_ENCONTRADO', { msg: 'Cliente não encontrado.' });
  if (ifMatch !== undefined && ifMatch.replace(/"/g, '') !== String(row.versao)) {
    throw new ContactConflict(toCliente(centre.sql, row));
  }
  const keep = (value: string | null | undefined, kept: string | null): string | null =>
    value === undefined ? kept : value || null;
  centre.sql.run(
    `UPDATE contacts SET nome = ?, numero = ?, email = ?, documento = ?, url = ?, id_grupo = ?, versao = versao + 1
     WHERE id = ?`,
    body.nome,
    digitsOf(body.numero, row.numero),
    keep(body.email, row.email),
    keep(body.documento, row.documento),
    keep(body.url, row.url),
    groupOf(centre, body, row),
    id,
  );
  replaceLists(centre, id, body);
  return toCliente(centre.sql, findContact(centre.sql, id) ?? row);
}

/** Somebody else saved the contact meanwhile; `atual` is what it is now. */
export class ContactConflict extends Error {
  constructor(readonly atual: Cliente) {
    super('O cliente foi alterado por outra pessoa.');
    this.name = 'ContactConflict';
  }
}
