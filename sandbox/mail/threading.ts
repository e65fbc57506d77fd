import { conversationAddresses } from '../centre/mail';
import {
  findConversation,
  listQueues,
  selectConversations,
  selectMessages,
  type ConversationRow,
  type MessageRow,
  type QueueRow,
  type Sql,
} from '../store';
import { arrivesAt, sameForm } from './addresses';
import type { ParsedMail } from './parsedMail';

const PREFIX = /^\s*(?:(?:re|res|rv|r|fw|fwd|enc|tr|aw|sv)(?:\[\d+\])?\s*:\s*)+/iu;

/** A subject without what mail programs put before it. */
export function bareSubject(subject: string): string {
  return subject.replace(PREFIX, '').trim().toLowerCase();
}

/** The mails of conversations that carry this id. */
export function mailsById(sql: Sql, id: string): MessageRow[] {
  const tail = 'WHERE message_id IN (?, ?) AND queue_type = 4 ORDER BY id DESC';
  return selectMessages(sql, tail, id, id.slice(1, -1));
}

/** Queues that have an address. */
export function mailQueues(sql: Sql): (QueueRow & { email: string })[] {
  return listQueues(sql).flatMap((queue) => {
    const { email } = queue;
    return queue.queue_type === 4 && email !== null ? [{ ...queue, email }] : [];
  });
}

/**
 * The queue that a mail is for: the first of those it was sent to, else the one whose mailbox it lay in, else the first
 * e-mail queue there is.
 */
export function queueFor(sql: Sql, mail: ParsedMail, mailbox?: string): string | undefined {
  const queues = mailQueues(sql);
  for (const address of mail.recipients) {
    const named = queues.find(({ email }) => arrivesAt(address, email));
    if (named) return named.name;
  }
  return queues.find(({ name }) => name === mailbox)?.name ?? queues[0]?.name;
}

function isWith({ address }: ParsedMail['from'], row: ConversationRow): boolean {
  return [row.from_id, ...conversationAddresses(row)].some((one) => sameForm(one) === sameForm(address));
}

/** By what it answers: the conversation of the nearest mail that is in an open one. */
function byAnswered(sql: Sql, mail: ParsedMail): ConversationRow | undefined {
  for (const id of mail.answers) {
    for (const { id_atendimento } of mailsById(sql, id)) {
      const row = findConversation(sql, id_atendimento);
      if (row && row.status !== 'Encerrado') return row;
    }
  }
  return undefined;
}

const OPEN_MAILS = "WHERE c.queue_type = 4 AND c.status <> 'Encerrado' ORDER BY c.id DESC";

/** By who writes about what: programs that do not say what they answer keep the subject at least. */
function bySubject(sql: Sql, mail: ParsedMail, queue: string): ConversationRow | undefined {
  const subject = bareSubject(mail.subject);
  return selectConversations(sql, OPEN_MAILS).find(
    (row) => row.queue === queue && isWith(mail.from, row) && bareSubject(row.assunto ?? '') === subject,
  );
}

/** The open conversation that a mail belongs to. */
export function conversationFor(sql: Sql, mail: ParsedMail, queue: string): ConversationRow | undefined {
  return byAnswered(sql, mail) ?? bySubject(sql, mail, queue);
}
