import { clienteBodySchema } from '../../src/services/api/contract';
import { saveContact } from '../centre/contacts';
import { Refusal } from '../centre/refusal';
import { findContact, findContactByNumber, rowId, selectContacts, toCliente } from '../store';
import { page, read, type Http } from './context';
import { write } from './write';

/** Contacts: one, by number, all, and saving. Contract §6. */
export function contactRoutes(http: Http): void {
  const { c } = http;

  read(http, '/api/v2/clientes', (request) =>
    page(
      http,
      request,
      selectContacts(c.sql, 'ORDER BY nome, id').map((row) => toCliente(c.sql, row)),
    ),
  );

  read(http, '/api/v2/clientes/:id', (request) => {
    const row = findContact(c.sql, rowId(request.path['id'] ?? ''));
    if (!row) throw new Refusal('NAO_ENCONTRADO', { msg: 'Cliente não encontrado.' });
    return { dados: toCliente(c.sql, row) };
  });

  read(http, '/api/v2/clientesByNumero/:numero', (request) => {
    const row = findContactByNumber(c.sql, request.path['numero'] ?? '');
    return { dados: row ? toCliente(c.sql, row) : null };
  });

  write(http, 'PUT', '/api/v2/clientes/:id', clienteBodySchema, ({ path, body, ifMatch }) => ({
    dados: saveContact(c, rowId(path['id'] ?? ''), body, ifMatch),
  }));
}
