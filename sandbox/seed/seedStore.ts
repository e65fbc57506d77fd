import { bit, type Sql } from '../store';
import { SEED_AGENTS } from './agents';
import { SEED_CANNED, SEED_CLASSIFICATIONS, SEED_PAUSES, SEED_QUEUES, SEED_TEMPLATES } from './catalogue';
import { seedContacts } from './contacts';
import { seedCalls, seedConversationHistory } from './history';
import { insertAgent } from './insertAgent';
import { createPrng } from './prng';

function seedCatalogue(sql: Sql): void {
  for (const q of SEED_QUEUES) {
    sql.run(
      'INSERT INTO queues (name, queue_type, obriga, instance, email) VALUES (?,?,?,?,?)',
      q.name,
      q.type,
      bit(q.obriga),
      q.instance ? JSON.stringify(q.instance) : null,
      q.email ?? null,
    );
  }
  for (const p of SEED_PAUSES) {
    sql.run('INSERT INTO pauses (nome, fila, editavel) VALUES (?,?,?)', p.nome, p.fila, bit(p.editavel));
  }
  for (const c of SEED_CLASSIFICATIONS) {
    const { id } = sql.run(
      'INSERT INTO classifications (nome, filas) VALUES (?,?)',
      c.nome,
      c.filas ? JSON.stringify(c.filas) : null,
    );
    c.filhos.forEach((filho) =>
      sql.run('INSERT INTO subclassifications (nome, id_classificacao) VALUES (?,?)', filho, id),
    );
  }
  for (const c of SEED_CANNED) {
    sql.run('INSERT INTO canned (nome, texto, queue) VALUES (?,?,?)', c.nome, c.texto, c.queue);
  }
  for (const t of SEED_TEMPLATES) {
    sql.run(
      'INSERT INTO templates (queue, name, text, fields) VALUES (?,?,?,?)',
      t.queue,
      t.name,
      t.text,
      JSON.stringify(t.fields),
    );
  }
}

/** Fills an empty store; a store that was filled before is left as it is. */
export function seedStore(sql: Sql, seed: number, now: number): void {
  sql.work(() => {
    const made = sql.run("INSERT OR IGNORE INTO meta (chave, valor) VALUES ('seed', ?)", String(seed));
    if (made.changes === 0) return;
    const prng = createPrng(seed);
    seedCatalogue(sql);
    const agents = SEED_AGENTS.map((agent) => insertAgent(sql, agent));
    seedContacts(sql, prng);
    seedConversationHistory(sql, prng, agents, now);
    seedCalls(sql, prng, agents, now);
    sql.run('INSERT INTO extensions (ramal, nome, contexto) VALUES (?,?,?)', '2000', 'Recepção', 'ramais');
    sql.run('INSERT INTO extensions (ramal, nome, contexto) VALUES (?,?,?)', '2001', 'Gerência', 'ramais');
  });
}
