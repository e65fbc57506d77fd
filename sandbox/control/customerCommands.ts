import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { idSchema, type Anexo, type Atendimento, type Message } from '../../src/services/realtime/contract';
import { storeFile } from '../centre/attachments';
import { customerDeletes, customerOpens, customerWrites } from '../centre/customerMessages';
import { Refusal } from '../centre/refusal';
import { CONTENT_KINDS, sendContent } from '../customers/content';
import { MAIL_KINDS, sendMail } from '../customers/mails';
import { personOf } from '../customers/people';
import { SCRIPTS } from '../customers/scripts';
import { createPrng } from '../seed/prng';
import { findConversation, rowId, toAtendimento, toMessage } from '../store';
import { command } from './command';
import type { ControlParts } from './parts';

/** A file that a customer sends, its bytes in base64. */
const fileSchema = v.object({ filename: v.string(), mimeType: v.string(), base64: v.string() });

const saidEntries = {
  texto: v.optional(v.string(), ''),
  assunto: v.optional(v.string()),
  anexo: v.optional(fileSchema),
};

/** Commands that make customers act. */
export function customerCommands({ centre, customers }: ControlParts) {
  function files(anexo: v.InferOutput<typeof fileSchema> | undefined): { anexos?: Anexo[] } {
    if (!anexo) return {};
    const bytes = Buffer.from(anexo.base64, 'base64');
    return { anexos: [storeFile(centre, randomUUID(), anexo.filename, anexo.mimeType, bytes)] };
  }

  return {
    /** Opens a conversation in a queue with a first message; without name and number, a seeded contact's. */
    openConversation: command(
      v.object({
        queue: v.string(),
        fromName: v.optional(v.string()),
        numero: v.optional(v.string()),
        idCliente: v.optional(v.number()),
        dados: v.optional(v.record(v.string(), v.unknown())),
        ...saidEntries,
      }),
      (args): Atendimento => {
        const person = personOf(centre, args);
        const said = {
          texto: args.texto,
          ...(args.assunto === undefined ? {} : { assunto: args.assunto }),
          ...(person.envelope ? { envelope: person.envelope } : {}),
          ...files(args.anexo),
        };
        const asked = args.dados ? { dados: args.dados } : {};
        return toAtendimento(customerOpens(centre, { queue: args.queue, ...person.opening, ...asked }, said));
      },
    ),
    /** Writes a message, maybe with a file, in an open conversation. */
    customerWrites: command(
      v.object({ idAtendimento: idSchema, ...saidEntries }),
      ({ idAtendimento, texto, assunto, anexo }): Message => {
        const said = { texto, ...(assunto === undefined ? {} : { assunto }), ...files(anexo) };
        return toMessage(customerWrites(centre, rowId(idAtendimento), said));
      },
    ),
    /** Has the customer send one kind of content; a seed gives the same. Answers the messages of it. */
    customerSends: command(
      v.object({
        idAtendimento: idSchema,
        tipo: v.picklist(CONTENT_KINDS),
        seed: v.optional(v.number(), 0),
      }),
      ({ idAtendimento, tipo, seed }): Message[] => {
        const manner = { script: SCRIPTS.pt, talk: createPrng(seed) };
        return sendContent(centre, rowId(idAtendimento), tipo, manner).map(toMessage);
      },
    ),
    /** Has the customer of an e-mail conversation write one kind of mail; a seed gives the same. */
    customerMails: command(
      v.object({ idAtendimento: idSchema, tipo: v.picklist(MAIL_KINDS), seed: v.optional(v.number(), 0) }),
      async ({ idAtendimento, tipo, seed }): Promise<Message> => {
        const manner = { script: SCRIPTS.pt, talk: createPrng(seed) };
        return toMessage(await sendMail(centre, rowId(idAtendimento), tipo, manner));
      },
    ),
    /** Has the customer take a message back. */
    customerDeletes: command(v.object({ id: idSchema }), ({ id }): Message =>
      toMessage(customerDeletes(centre, rowId(id))),
    ),
    /** Shows that the customer types, records or stopped. */
    customerTyping: command(
      v.object({ idAtendimento: idSchema, estado: v.picklist(['digitando', 'gravando', 'parou']) }),
      ({ idAtendimento, estado }): void => {
        const row = findConversation(centre.sql, idAtendimento);
        if (!row?.agent_id) throw new Refusal('NAO_ENCONTRADO');
        centre.stream.push(row.agent_id, 'digitando', { idAtendimento: row.id, quem: 'cliente', estado });
      },
    ),
    /** Sets how fast the simulated customers live; 0 silences them. */
    setCustomerSpeed: command(v.object({ speed: v.pipe(v.number(), v.minValue(0)) }), ({ speed }): void =>
      customers.setSpeed(speed),
    ),
  };
}
