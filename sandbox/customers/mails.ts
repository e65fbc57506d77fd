import { randomBytes } from 'node:crypto';
import { findAttachment } from '../centre/attachments';
import type { Centre } from '../centre/centre';
import { Refusal } from '../centre/refusal';
import { readUpload } from '../centre/uploadFiles';
import { mailboxOf, sameForm, type Mailbox } from '../mail/addresses';
import { composeMail, type Part } from '../mail/compose';
import { domainOf } from '../mail/messageIds';
import { shownParts } from '../mail/pictures';
import { bareSubject } from '../mail/threading';
import {
  findConversation,
  findMailCopy,
  findQueue,
  selectMessages,
  type ConversationRow,
  type MessageRow,
} from '../store';
import type { Manner } from './content';
import { MAIL_BODIES, type Body } from './mailBodies';
import { RAW_MAILS, type Head } from './rawMails';

type BodyKind = keyof typeof MAIL_BODIES;
type RawKind = keyof typeof RAW_MAILS;

/** Kinds of e-mail that customers send, as the programs that they are written with make them. */
export const MAIL_KINDS = [
  ...(['simple', 'newsletter', 'gmail', 'outlook', 'plain', 'pictures', 'files', 'replyAll'] as const),
  ...(['latin1', 'windows1252', 'nested', 'malformed'] as const),
] satisfies (BodyKind | RawKind)[];

/** Those that everyday programs send. */
export const USUAL_MAILS = MAIL_KINDS.filter((kind) => kind !== 'malformed');

/** One of them. */
export type MailKind = (typeof MAIL_KINDS)[number];

function isRaw(kind: MailKind): kind is RawKind {
  return Object.hasOwn(RAW_MAILS, kind);
}

/** A mail of somebody to a queue. */
export interface Writing {
  from: Mailbox;
  queue: string;
  subject: string;
  cc?: Mailbox[];
  /** ids of the mails before it, the oldest first */
  references?: string[];
}

function newId({ from }: Writing): string {
  return `<${randomBytes(12).toString('hex')}@${domainOf(from.address)}>`;
}

function addressOf(centre: Centre, queue: string): string {
  return findQueue(centre.sql, queue)?.email ?? 'sac@exemplo.com.br';
}

/** Sends a mail as mail programs write it; answers the message that it becomes. */
export async function mailIn(centre: Centre, writing: Writing, body: Body): Promise<MessageRow> {
  const { from, queue, subject, cc, references = [] } = writing;
  const inReplyTo = references.at(-1);
  const raw = await composeMail({
    from,
    subject,
    references,
    messageId: newId(writing),
    sentAt: new Date(centre.iso()),
    // Programs that answer all name everybody as they were named.
    to: [{ name: cc ? queue : '', address: addressOf(centre, queue) }],
    ...(cc && cc.length > 0 ? { cc } : {}),
    ...(inReplyTo === undefined ? {} : { inReplyTo }),
    text: body.text ?? '',
    ...(body.html === undefined ? {} : { html: body.html }),
    ...(body.parts ? { parts: body.parts } : {}),
  });
  return centre.mailService.receive(raw);
}

function lastMail(centre: Centre, id: number): MessageRow | undefined {
  const last = (inOut: 1 | 2): MessageRow | undefined =>
    selectMessages(
      centre.sql,
      'WHERE id_atendimento = ? AND in_out = ? ORDER BY id DESC LIMIT 1',
      id,
      inOut,
    )[0];
  return last(2) ?? last(1);
}

/** Who answers: the customer, or whoever a mail was handed on to. */
function writerOf(row: ConversationRow, answered: MessageRow | undefined): Mailbox {
  const [first] = answered?.extra.encaminha ? (answered.extra.envelope?.para ?? []) : [];
  const other = first === undefined ? undefined : mailboxOf(first);
  return other ?? { name: row.from_name, address: row.from_id };
}

/** Those who got the answered mail beside the one who answers. */
function othersOf(answered: MessageRow | undefined, from: Mailbox, own: string): Mailbox[] {
  const { para = [], cc = [] } = answered?.extra.envelope ?? {};
  const known = [from.address, own].map(sameForm);
  const named = [...para, ...cc].flatMap((text) => mailboxOf(text) ?? []);
  const others = named.filter(({ address }) => !known.includes(sameForm(address)));
  return others.length > 0 ? others : [{ name: 'Financeiro', address: 'financeiro@exemplo.com' }];
}

/** The pictures of a mail that is quoted whole: mail programs send them along. */
function quotedParts(centre: Centre, { texto, extra }: MessageRow): Part[] {
  const shown = shownParts(texto);
  return (extra.queueAnexos ?? []).flatMap(({ caminho, filename, mimeType }) => {
    const file = shown.has(filename.toLowerCase()) ? findAttachment(centre.sql, caminho) : undefined;
    if (!file) return [];
    const bytes = readUpload(centre.filesDir, file.arquivo);
    return [{ filename, mimeType, bytes, cid: encodeURIComponent(filename) }];
  });
}

function threadOf(centre: Centre, answered: MessageRow | undefined): string[] {
  if (!answered?.message_id) return [];
  return [...(findMailCopy(centre.sql, answered.id)?.refs ?? []), answered.message_id];
}

function sendRaw(centre: Centre, kind: RawKind, writing: Writing, line: string): Promise<MessageRow> {
  const head: Head = {
    from: writing.from,
    to: addressOf(centre, writing.queue),
    subject: writing.subject,
    messageId: newId(writing),
    references: writing.references ?? [],
  };
  return centre.mailService.receive(RAW_MAILS[kind](head, line));
}

/**
 * Has the customer of an open e-mail conversation write a mail of this kind, which answers the agent's last one.
 * @throws Refusal NAO_ENCONTRADO, ATENDIMENTO_ENCERRADO
 */
export async function sendMail(
  centre: Centre,
  id: number,
  kind: MailKind,
  { script, talk }: Manner,
): Promise<MessageRow> {
  const row = findConversation(centre.sql, id);
  if (!row) throw new Refusal('NAO_ENCONTRADO');
  if (row.status === 'Encerrado') throw new Refusal('ATENDIMENTO_ENCERRADO');
  const last = lastMail(centre, id);
  const from = writerOf(row, last);
  const to = addressOf(centre, row.queue);
  const writing: Writing = {
    from,
    queue: row.queue,
    references: threadOf(centre, last),
    subject: bareSubject(row.assunto ?? '') === '' ? '' : `Re: ${row.assunto ?? ''}`,
    ...(kind === 'replyAll' ? { cc: othersOf(last, from, to) } : {}),
  };
  const line = talk.pick(script.answers);
  if (isRaw(kind)) return sendRaw(centre, kind, writing, line);
  const answered =
    last?.in_out === 2 && last.texto !== '' ? last.texto : '<p>Bom dia! Qual é o número do pedido?</p>';
  const answeredLines = answered.replace(/<[^>]*>/gu, '').trim();
  const body = MAIL_BODIES[kind]({ line, name: from.name, to, answered, answeredLines });
  const quoted = last && body.html?.includes(last.texto) ? quotedParts(centre, last) : [];
  return mailIn(centre, writing, { ...body, parts: [...(body.parts ?? []), ...quoted] });
}
