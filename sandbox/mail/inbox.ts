import { randomUUID } from 'node:crypto';
import type { Anexo } from '../../src/services/realtime/contract';
import { storeFile } from '../centre/attachments';
import type { Centre } from '../centre/centre';
import { customerOpens, customerWrites, type CustomerText, type Opening } from '../centre/customerMessages';
import type { Arrival } from '../centre/mailService';
import { removeUpload, writeChunk } from '../centre/uploadFiles';
import {
  findContactByEmail,
  findKnownMail,
  insertKnownMail,
  insertMailCopy,
  selectMessages,
  type MessageRow,
} from '../store';
import { sameForm, written } from './addresses';
import { shownBody } from './body';
import { emitBounce } from './bounced';
import { parseMail } from './parse';
import type { ParsedMail } from './parsedMail';
import { plainBody } from './plainBody';
import { conversationFor, mailsById, queueFor } from './threading';

function saidBy(mail: ParsedMail, anexos: Anexo[], texto: string): CustomerText {
  return {
    texto,
    resposta: mail.text.trim() || plainBody(mail.html ?? ''),
    ...(anexos.length > 0 ? { anexos } : {}),
    ...(mail.subject === '' ? {} : { assunto: mail.subject }),
    ...(mail.messageId === null ? {} : { messageID: mail.messageId }),
    envelope: { de: written(mail.from), para: mail.to, ...(mail.cc.length > 0 ? { cc: mail.cc } : {}) },
  };
}

function openingOf(centre: Centre, mail: ParsedMail, queue: string): Opening {
  const { address, name } = mail.from;
  const contact = findContactByEmail(centre.sql, address);
  return {
    queue,
    fromID: sameForm(address),
    fromName: name || contact?.nome || address,
    ...(contact ? { idCliente: contact.id } : {}),
    ...(mail.subject === '' ? {} : { assunto: mail.subject }),
    emails: [mail.replyTo],
  };
}

/** A mail of ours that comes back, since somebody put our address among the recipients. */
function ownMail(centre: Centre, mail: ParsedMail): MessageRow | undefined {
  if (mail.messageId === null) return undefined;
  return mailsById(centre.sql, mail.messageId).find((row) => row.in_out === 2);
}

function firstMessage(centre: Centre, conversation: number): MessageRow {
  const tail = 'WHERE id_atendimento = ? ORDER BY id LIMIT 1';
  const [message] = selectMessages(centre.sql, tail, conversation);
  if (!message) throw new Error(`conversation ${String(conversation)} has no message`);
  return message;
}

function storeMail(centre: Centre, mail: ParsedMail, arrival: Arrival): MessageRow {
  const queue = queueFor(centre.sql, mail, arrival.queue);
  if (queue === undefined) throw new Error('no queue takes mails');
  const { texto, files } = shownBody(mail);
  const anexos = files.map(({ filename, mimeType, bytes }) =>
    storeFile(centre, randomUUID(), filename, mimeType, bytes),
  );
  const said = saidBy(mail, anexos, texto);
  const row = conversationFor(centre.sql, mail, queue);
  if (row) return customerWrites(centre, row.id, said);
  return firstMessage(centre, customerOpens(centre, openingOf(centre, mail, queue), said).id);
}

/** Takes mails in, one after the other. */
export interface Inbox {
  receive(raw: Uint8Array, arrival?: Arrival): Promise<MessageRow>;
  /** Resolves once what came so far is stored. */
  settled(): Promise<void>;
}

/** Makes the way that every mail comes in by: from a mailbox, or from a simulated customer. */
export function createInbox(centre: Centre): Inbox {
  let last: Promise<unknown> = Promise.resolve();

  /** All of it in one unit of work; a mail that came before is the message it became. */
  function keep(mail: ParsedMail, arquivo: string, arrival: Arrival): MessageRow {
    return centre.sql.work(() => {
      arrival.inWork?.();
      const before = findKnownMail(centre.sql, mail.identity) ?? ownMail(centre, mail);
      if (before) {
        centre.sql.afterCommit(() => removeUpload(centre.filesDir, arquivo));
        return before;
      }
      const message = storeMail(centre, mail, arrival);
      insertKnownMail(centre.sql, mail.identity, message.id);
      insertMailCopy(centre.sql, { mensagem: message.id, arquivo, refs: [...mail.answers].reverse() });
      if (mail.bounce) emitBounce(centre, mail.bounce);
      return message;
    });
  }

  async function take(raw: Uint8Array, arrival: Arrival): Promise<MessageRow> {
    const mail = await parseMail(raw);
    const arquivo = randomUUID();
    writeChunk(centre.filesDir, arquivo, 0, raw);
    return keep(mail, arquivo, arrival);
  }

  return {
    receive: (raw, arrival = {}) => {
      const taken = last.then(() => take(raw, arrival));
      last = taken.catch(() => undefined);
      return taken;
    },
    settled: async () => {
      await last;
    },
  };
}
