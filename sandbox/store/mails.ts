import * as v from 'valibot';
import { json } from './columns';
import { findMessage, type MessageRow } from './messages';
import type { Sql } from './sql';

const idList = json(v.array(v.string()));

const copyRow = v.object({ mensagem: v.number(), arquivo: v.string(), refs: idList });
/** A mail as it went or came: `arquivo` is the id its bytes are kept under, `refs` the mails before it in its thread. */
export type MailCopy = v.InferOutput<typeof copyRow>;

/** The kept bytes of a message's mail. */
export function findMailCopy(sql: Sql, mensagem: number): MailCopy | undefined {
  return sql.get(copyRow, 'SELECT * FROM mail_copies WHERE mensagem = ?', mensagem);
}

/** Remembers where a message's mail is kept. */
export function insertMailCopy(sql: Sql, { mensagem, arquivo, refs }: MailCopy): void {
  const query = 'INSERT OR REPLACE INTO mail_copies (mensagem, arquivo, refs) VALUES (?,?,?)';
  sql.run(query, mensagem, arquivo, JSON.stringify(refs));
}

const idRow = v.object({ mensagem: v.number() });

/** The message that this very mail became, whichever way it came before. */
export function findKnownMail(sql: Sql, identidade: string): MessageRow | undefined {
  const row = sql.get(idRow, 'SELECT mensagem FROM mail_known WHERE identidade = ?', identidade);
  return row && findMessage(sql, row.mensagem);
}

/** Remembers what a mail became. */
export function insertKnownMail(sql: Sql, identidade: string, mensagem: number): void {
  sql.run('INSERT INTO mail_known (identidade, mensagem) VALUES (?,?)', identidade, mensagem);
}

const boxRow = v.object({ validade: v.string(), uid: v.number(), visto: v.number() });
/** How far a mailbox was read: its UIDVALIDITY, the last mail stored and the last one marked as seen (UIDs). */
export type MailboxMark = v.InferOutput<typeof boxRow>;

/** How far the mailbox with this key was read. */
export function findMailbox(sql: Sql, caixa: string): MailboxMark | undefined {
  return sql.get(boxRow, 'SELECT validade, uid, visto FROM mail_boxes WHERE caixa = ?', caixa);
}

/** Remembers how far a mailbox was read. */
export function storeMailbox(sql: Sql, caixa: string, { validade, uid, visto }: MailboxMark): void {
  const query = 'INSERT OR REPLACE INTO mail_boxes (caixa, validade, uid, visto) VALUES (?,?,?,?)';
  sql.run(query, caixa, validade, uid, visto);
}
