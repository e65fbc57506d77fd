import * as v from 'valibot';
import { json } from './columns';
import type { Sql } from './sql';

const outRow = v.object({
  mensagem: v.number(),
  conversa: v.number(),
  /**
   * `novo` is not composed yet, `pronto` waits for the mail server, `enviado` was taken by it, `simulado` goes to
   * simulated customers, `falhou` waits for the agent to try again.
   */
  estado: v.picklist(['novo', 'pronto', 'enviado', 'simulado', 'falhou']),
  restam: json(v.array(v.string())),
  tentativas: v.number(),
  proxima: v.number(),
  criado: v.number(),
});
/** An outgoing mail in the send queue; `restam` are the addresses that no server took yet, times are ms. */
export type OutRow = v.InferOutput<typeof outRow>;

/** The place of a message in the send queue. */
export function findOut(sql: Sql, mensagem: number): OutRow | undefined {
  return sql.get(outRow, 'SELECT * FROM mail_out WHERE mensagem = ?', mensagem);
}

/** Puts a message into the send queue. */
export function insertOut(
  sql: Sql,
  mail: Pick<OutRow, 'mensagem' | 'conversa' | 'restam'>,
  now: number,
): void {
  sql.run(
    "INSERT INTO mail_out (mensagem, conversa, estado, restam, proxima, criado) VALUES (?,?,'novo',?,?,?)",
    mail.mensagem,
    mail.conversa,
    JSON.stringify(mail.restam),
    now,
    now,
  );
}

/** Changes the place of a message in the send queue. */
export function patchOut(
  sql: Sql,
  mensagem: number,
  change: Partial<Pick<OutRow, 'estado' | 'restam' | 'tentativas' | 'proxima' | 'criado'>>,
): void {
  const entries = Object.entries(change).map(([column, value]): [string, string | number] => [
    `${column} = ?`,
    typeof value === 'object' ? JSON.stringify(value) : value,
  ]);
  const sets = entries.map(([set]) => set).join(', ');
  sql.run(`UPDATE mail_out SET ${sets} WHERE mensagem = ?`, ...entries.map(([, value]) => value), mensagem);
}

const FIRST_OF_ITS_CONVERSATION = `NOT EXISTS (SELECT 1 FROM mail_out e WHERE e.conversa = o.conversa
  AND e.mensagem < o.mensagem AND e.estado IN ('novo','pronto'))`;

/**
 * The mail whose turn it is soonest, due or not: within a conversation none overtakes the one before.
 * @param ready also those that wait for a mail server
 */
export function nextOut(sql: Sql, ready: boolean): OutRow | undefined {
  const states = ready ? "('novo','pronto')" : "('novo')";
  return sql.get(
    outRow,
    `SELECT * FROM mail_out o WHERE o.estado IN ${states} AND ${FIRST_OF_ITS_CONVERSATION}
     ORDER BY o.proxima, o.mensagem LIMIT 1`,
  );
}
