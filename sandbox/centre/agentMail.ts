import type { ActionMap, Anexo, Envelope } from '../../src/services/realtime/contract';
import { isAddress, mailboxOf, sameForm, written, type Mailbox } from '../mail/addresses';
import { angled } from '../mail/messageIds';
import { shownParts } from '../mail/pictures';
import { plainBody } from '../mail/plainBody';
import {
  findQueue,
  selectMessages,
  type ConversationRow,
  type MessageExtra,
  type MessageRow,
} from '../store';
import type { Centre } from './centre';
import { conversationAddresses } from './mail';
import { invalid, Refusal } from './refusal';

/** What an agent's request says that only mails have. */
export type MailFields = Pick<
  ActionMap['ClientChatMessage']['fields'],
  | 'texto'
  | 'resposta'
  | 'assunto'
  | 'dadosAdicionais'
  | 'cc'
  | 'cco'
  | 'repliedMsg'
  | 'encaminha'
  | 'queueAnexos'
>;

/** Most people one mail goes to. */
const MOST_RECIPIENTS = 100;

/** Files of one mail together, bytes; encoded they are a third more, and many servers end at 35 MB. */
const MOST_BYTES = 25 * 1_048_576;

/** Those of a field, each one once over all fields. @throws Refusal VALIDACAO for what is no address */
function recipients(field: string, texts: readonly string[], known: Set<string>): string[] {
  return texts.flatMap((text) => {
    const one = mailboxOf(text);
    if (!one) throw invalid(field, `E-mail inválido: ${text}`);
    const address = sameForm(one.address);
    if (known.has(address)) return [];
    known.add(address);
    return [written(one)];
  });
}

/** Envelope of an outgoing mail. @throws Refusal VALIDACAO for no recipient, too many, or a bad address */
export function outgoingEnvelope(
  de: string,
  to: readonly string[],
  copies: readonly string[] = [],
  hidden: readonly string[] = [],
): Envelope {
  if (!isAddress(de)) throw invalid('queue', 'Fila sem endereço de e-mail');
  const known = new Set<string>();
  const para = recipients('dadosAdicionais', to, known);
  if (para.length === 0) throw invalid('dadosAdicionais', 'Campo obrigatório');
  const cc = recipients('cc', copies, known);
  const cco = recipients('cco', hidden, known);
  if (known.size > MOST_RECIPIENTS) {
    throw invalid('dadosAdicionais', `Máximo de ${String(MOST_RECIPIENTS)} destinatários`);
  }
  return { de, para, ...(cc.length > 0 ? { cc } : {}), ...(cco.length > 0 ? { cco } : {}) };
}

/** Everybody whom an envelope names, those who are hidden too. */
export function everybody({ para, cc = [], cco = [] }: Envelope): Mailbox[] {
  return [...para, ...cc, ...cco].flatMap((text) => mailboxOf(text) ?? []);
}

/** A subject in one line. */
function oneLine(assunto: string): string {
  return assunto.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}

/** The mail that an id names, in this conversation. */
export function mailById(centre: Centre, row: ConversationRow, messageID: string): MessageRow | undefined {
  const id = angled(messageID) ?? messageID;
  const tail = 'WHERE id_atendimento = ? AND message_id IN (?, ?, ?) ORDER BY id LIMIT 1';
  return selectMessages(centre.sql, tail, row.id, id, id.slice(1, -1), messageID)[0];
}

/** The files that go with a mail which is handed on whole: the request names no files, so those of the original do. */
function forwardedFiles(centre: Centre, row: ConversationRow, req: MailFields): Anexo[] {
  if (row.queue_type !== 4 || !req.encaminha || req.queueAnexos !== undefined || !req.repliedMsg) return [];
  return mailById(centre, row, req.repliedMsg.mailMessageID)?.extra.queueAnexos ?? [];
}

/** Files of the answered mail that the answer shows, since it quotes it: they go with it. */
function quotedPictures(
  centre: Centre,
  row: ConversationRow,
  req: MailFields,
  files: readonly Anexo[],
): Anexo[] {
  if (row.queue_type !== 4 || !req.repliedMsg) return [];
  const own = new Set(files.map(({ filename }) => filename.toLowerCase()));
  const shown = shownParts(req.texto);
  const original = mailById(centre, row, req.repliedMsg.mailMessageID);
  return (original?.extra.queueAnexos ?? []).filter(({ filename }) => {
    const name = filename.toLowerCase();
    return shown.has(name) && !own.has(name);
  });
}

/**
 * Every file of a message: those that were uploaded for it, and in mails those that it hands on or shows within a quote.
 * @throws Refusal ARQUIVO_GRANDE when they are more than a mail can carry
 */
export function filesOf(centre: Centre, row: ConversationRow, req: MailFields, uploaded: Anexo[]): Anexo[] {
  const files = [...uploaded, ...forwardedFiles(centre, row, req)];
  const all = [...files, ...quotedPictures(centre, row, req, files)];
  if (row.queue_type === 4) checkMailSize(all);
  return all;
}

/** @throws Refusal ARQUIVO_GRANDE when the files are more than a mail can carry */
function checkMailSize(files: readonly Anexo[]): void {
  const bytes = files.reduce((sum, { tamanho = 0 }) => sum + tamanho, 0);
  if (bytes > MOST_BYTES) {
    throw new Refusal('ARQUIVO_GRANDE', { msg: 'Os anexos passam de 25 MB no total.' });
  }
}

/** What only mails have of a message; nothing in other conversations. @throws Refusal VALIDACAO */
export function mailParts(centre: Centre, row: ConversationRow, req: MailFields): MessageExtra {
  if (row.queue_type !== 4) return {};
  const from = findQueue(centre.sql, row.queue)?.email ?? '';
  const to = req.dadosAdicionais?.emails ?? conversationAddresses(row);
  const envelope = outgoingEnvelope(from, to, req.cc, req.cco);
  const assunto = req.assunto ?? row.assunto;
  return {
    resposta: req.resposta ?? plainBody(req.texto),
    ...(assunto === null ? {} : { assunto: oneLine(assunto) }),
    envelope,
    dadosAdicionais: { from, emails: envelope.para },
    ...(req.repliedMsg ? { repliedMsg: req.repliedMsg } : {}),
    ...(req.encaminha ? { encaminha: true } : {}),
  };
}
