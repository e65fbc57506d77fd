import { SEED_GROUPS } from '../seed/catalogue';
import { FIRST_NAMES, SURNAMES } from '../seed/people';
import { findContact, toCliente } from '../store';
import type { Cliente } from '../../src/services/realtime/contract';
import type { Centre } from './centre';

/** Groups of a fresh store. */
const GROUPS = SEED_GROUPS.length;

function at<T>(list: readonly T[], index: number): T | '' {
  return list[index % list.length] ?? '';
}

/**
 * Adds contacts with names in no order, of which every third belongs to a group and every tenth has a page in another
 * system; answers the first of them.
 */
export function insertBulkContacts(centre: Centre, count: number): Cliente | undefined {
  let first: number | undefined;
  for (let i = 0; i < count; i += 1) {
    const { id } = centre.sql.run(
      'INSERT INTO contacts (nome, numero, email, documento, url, id_grupo) VALUES (?,?,?,?,?,?)',
      `${at(FIRST_NAMES, i * 7)} ${at(SURNAMES, i * 11)} ${String(i + 1)}`,
      i % 9 === 8 ? null : `55319${String(60_000_000 + i)}`,
      i % 4 === 3 ? null : `cliente${String(i + 1)}@exemplo.com`,
      i % 2 === 0 ? String(20_000_000_000 + i * 7) : null,
      i % 10 === 0 ? `https://crm.exemplo.com.br/clientes/${String(i + 1)}` : null,
      i % 3 === 0 ? 1 + ((i / 3) % GROUPS) : null,
    );
    first ??= id;
  }
  const row = first === undefined ? undefined : findContact(centre.sql, first);
  return row && toCliente(centre.sql, row);
}
