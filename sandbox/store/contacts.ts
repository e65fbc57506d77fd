import * as v from 'valibot';
import type { Cliente } from '../../src/services/realtime/contract';
import { flag } from './columns';
import type { Sql, SqlValue } from './sql';

const text = v.nullable(v.string());
const contactRow = v.object({
  id: v.number(),
  nome: v.string(),
  numero: text,
  email: text,
  documento: text,
  url: text,
  id_grupo: v.nullable(v.number()),
  is_business: flag,
  versao: v.number(),
});
/** A contact as stored. */
export type ContactRow = v.InferOutput<typeof contactRow>;

const fieldRow = v.object({ id: v.number(), clienteID: v.number(), nome: v.string(), valor: v.string() });
const numberRow = v.object({ id: v.number(), clienteID: v.number(), nome: v.string(), numero: v.string() });
const routeRow = v.object({ rota: v.string() });

/** The contact with this id. */
export function findContact(sql: Sql, id: number): ContactRow | undefined {
  return sql.get(contactRow, 'SELECT * FROM contacts WHERE id = ?', id);
}

/** The contact with this number, main or additional; digits only are compared. */
export function findContactByNumber(sql: Sql, numero: string): ContactRow | undefined {
  const digits = numero.replace(/\D/g, '');
  return sql.get(
    contactRow,
    `SELECT * FROM contacts WHERE numero = ?
     OR id IN (SELECT cliente_id FROM contact_numbers WHERE numero = ?) ORDER BY id LIMIT 1`,
    digits,
    digits,
  );
}

/** The contact with this e-mail address. */
export function findContactByEmail(sql: Sql, email: string): ContactRow | undefined {
  return sql.get(
    contactRow,
    'SELECT * FROM contacts WHERE email = ? COLLATE NOCASE ORDER BY id LIMIT 1',
    email,
  );
}

/** Contacts by a condition. */
export function selectContacts(sql: Sql, tail: string, ...params: SqlValue[]): ContactRow[] {
  return sql.all(contactRow, `SELECT * FROM contacts ${tail}`, ...params);
}

function routesOf(sql: Sql, group: number | null): { rota: string }[] {
  if (group === null) return [];
  return sql.all(routeRow, 'SELECT rota FROM group_routes WHERE id_grupo = ? ORDER BY rota', group);
}

/** The contact as lists tell it: without the lists that belong to it (contract §6). */
export function toListedCliente(sql: Sql, row: ContactRow): Cliente {
  return {
    id: row.id,
    nome: row.nome,
    numero: row.numero,
    email: row.email,
    documento: row.documento,
    url: row.url,
    idGrupo: row.id_grupo,
    clienteGrupo: routesOf(sql, row.id_grupo),
    isBusiness: row.is_business,
  };
}

/** The contact as the wire tells it, with its lists. `versaoReg` (ext) goes back in `If-Match`. */
export function toCliente(sql: Sql, row: ContactRow): Cliente {
  return {
    ...toListedCliente(sql, row),
    CamposAdicionais: sql.all(
      fieldRow,
      'SELECT id, cliente_id AS clienteID, nome, valor FROM contact_fields WHERE cliente_id = ? ORDER BY id',
      row.id,
    ),
    NumerosAdicionais: sql.all(
      numberRow,
      'SELECT id, cliente_id AS clienteID, nome, numero FROM contact_numbers WHERE cliente_id = ? ORDER BY id',
      row.id,
    ),
    versaoReg: row.versao,
  };
}
