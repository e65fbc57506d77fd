import { clienteBodySchema, type ListAnswer } from '../../src/services/api/contract';
import type { Cliente } from '../../src/services/realtime/contract';
import { saveContact } from '../centre/contacts';
import { Refusal } from '../centre/refusal';
import {
  countRow,
  findContact,
  findContactByNumber,
  rowId,
  selectContacts,
  toCliente,
  toListedCliente,
} from '../store';
import { numberParam, read, type Http, type Read } from './context';
import { write } from './write';

/** A page of contacts by name; only its own rows are read, there may be many. */
function contacts(http: Http, request: Read): ListAnswer<Cliente> {
  const { sql } = http.centre;
  const max = numberParam(request.params, 'max', -1);
  const number = Math.max(1, numberParam(request.params, 'page', 1));
  const [limit, offset] = max < 0 ? [-1, 0] : [max, (number - 1) * max];
  const rows = selectContacts(sql, 'ORDER BY nome, id LIMIT ? OFFSET ?', limit, offset);
  const total = sql.get(countRow, 'SELECT count(*) AS n FROM contacts')?.n ?? 0;
  return { dados: rows.map((row) => toListedCliente(sql, row)), total, page: number, max };
}

/** Contacts: one, by number, all, and saving. Contract §6. */
export function contactRoutes(http: Http): void {
  const { centre } = http;

  read(http, '/api/v2/clientes', (request) => contacts(http, request));

  read(http, '/api/v2/clientes/:id', (request) => {
    const row = findContact(centre.sql, rowId(request.path['id'] ?? ''));
    if (!row) throw new Refusal('NAO_ENCONTRADO', { msg: 'Cliente não encontrado.' });
    return { dados: toCliente(centre.sql, row) };
  });

  read(http, '/api/v2/clientesByNumero/:numero', (request) => {
    const row = findContactByNumber(centre.sql, request.path['numero'] ?? '');
    return { dados: row ? toCliente(centre.sql, row) : null };
  });

  write(http, 'PUT', '/api/v2/clientes/:id', clienteBodySchema, ({ path, body, ifMatch }) => ({
    dados: saveContact(centre, rowId(path['id'] ?? ''), body, ifMatch),
  }));
}
