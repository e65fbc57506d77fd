import type { Sql } from '../store';
import { SEED_GROUPS } from './catalogue';
import { FIRST_NAMES, SURNAMES } from './people';
import type { Prng } from './prng';

/** How many contacts a fresh store has. */
export const CONTACT_COUNT = 48;

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[^a-zA-Z]/g, '')
    .toLowerCase();
}

/** Fills groups and contacts, some with additional fields and numbers, some with no number or e-mail. */
export function seedContacts(sql: Sql, prng: Prng): void {
  SEED_GROUPS.forEach((group, index) => {
    sql.run('INSERT INTO groups (id, nome) VALUES (?, ?)', index + 1, group.nome);
    group.rotas.forEach((rota) =>
      sql.run('INSERT INTO group_routes (id_grupo, rota) VALUES (?, ?)', index + 1, rota),
    );
  });
  for (let i = 0; i < CONTACT_COUNT; i += 1) {
    const first = prng.pick(FIRST_NAMES);
    const last = prng.pick(SURNAMES);
    const email = prng.chance(0.75) ? `${plain(first)}.${plain(last)}${i}@exemplo.com` : null;
    const numero = i % 9 === 8 ? null : `55119${String(80000000 + i * 7919)}`;
    const { id } = sql.run(
      'INSERT INTO contacts (nome, numero, email, documento, url, id_grupo, is_business) VALUES (?,?,?,?,?,?,?)',
      `${first} ${last}`,
      numero,
      email,
      prng.chance(0.6) ? String(prng.int(10000000000, 99999999999)) : null,
      prng.chance(0.3) ? `https://crm.exemplo.com.br/clientes/${i + 1}` : null,
      prng.chance(0.5) ? prng.int(1, SEED_GROUPS.length) : null,
      i % 5 === 0 ? 1 : 0,
    );
    if (prng.chance(0.5)) {
      sql.run(
        'INSERT INTO contact_fields (cliente_id, nome, valor) VALUES (?,?,?)',
        id,
        'Plano',
        prng.pick(['Bronze', 'Prata', 'Ouro']),
      );
    }
    if (prng.chance(0.3)) {
      sql.run(
        'INSERT INTO contact_numbers (cliente_id, nome, numero) VALUES (?,?,?)',
        id,
        'Comercial',
        `551133${String(200000 + i)}`,
      );
    }
  }
}
