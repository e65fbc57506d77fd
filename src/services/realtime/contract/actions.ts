import * as v from 'valibot';
import type { ackDataSchemas } from './ackData';
import { actionFields, type ActionName } from './actionFields';
import { reqEntries, type Req } from './envelope';

/** The type a sender fills in: the schema's entries without the open index signature. */
type Closed<S> =
  S extends v.LooseObjectSchema<infer E, infer _M>
    ? v.InferInput<v.ObjectSchema<E, undefined>>
    : S extends v.VariantSchema<string, infer O, infer _M>
      ? Closed<O[number]>
      : never;

/** Every client action: its request fields besides the envelope, and the data of its answer. Contract §4. */
export type ActionMap = {
  [A in ActionName]: {
    fields: Closed<(typeof actionFields)[A]>;
    dados: v.InferOutput<(typeof ackDataSchemas)[A]>;
  };
};

/** A whole request of action `A`, as it goes on the wire. Its fields win over the envelope's. */
export type RequestOf<A extends ActionName> = Omit<Req<A>, keyof ActionMap[A]['fields']> &
  ActionMap[A]['fields'];

function withEnvelope<S extends v.GenericSchema>(fields: S) {
  return v.intersect([v.looseObject(reqEntries), fields]);
}

/** Schema of every action's whole request, envelope and fields, for the receiving side. Contract §4. */
export const actionSchemas = {
  QueueStatus: withEnvelope(actionFields.QueueStatus),
  QueueAdd: withEnvelope(actionFields.QueueAdd),
  QueueRemove: withEnvelope(actionFields.QueueRemove),
  QueuePause: withEnvelope(actionFields.QueuePause),
  QueueUnpause: withEnvelope(actionFields.QueueUnpause),
  ClientChatMessage: withEnvelope(actionFields.ClientChatMessage),
  replyMessage: withEnvelope(actionFields.replyMessage),
  deleteMessage: withEnvelope(actionFields.deleteMessage),
  retryMessage: withEnvelope(actionFields.retryMessage),
  sendTemplate: withEnvelope(actionFields.sendTemplate),
  getTemplates: withEnvelope(actionFields.getTemplates),
  addAtendimento: withEnvelope(actionFields.addAtendimento),
  EncerrarAtendimento: withEnvelope(actionFields.EncerrarAtendimento),
  TransferenciaAtendimento: withEnvelope(actionFields.TransferenciaAtendimento),
  TransfereAtendimentoParaFila: withEnvelope(actionFields.TransfereAtendimentoParaFila),
  Desliga: withEnvelope(actionFields.Desliga),
  dial: withEnvelope(actionFields.dial),
  atualizaAtendimento: withEnvelope(actionFields.atualizaAtendimento),
  leuAtendimento: withEnvelope(actionFields.leuAtendimento),
  digitando: withEnvelope(actionFields.digitando),
} satisfies Record<ActionName, v.GenericSchema>;

/**
 * What each kind of action may do about retries (contract §1 rule 2): `desired` is coalesced and never
 * queued past the session, `create` goes through the outbox, `final` is retried only while online, `read`
 * may be repeated at will.
 */
export const actionKinds = {
  QueueStatus: 'read',
  QueueAdd: 'desired',
  QueueRemove: 'desired',
  QueuePause: 'desired',
  QueueUnpause: 'desired',
  ClientChatMessage: 'create',
  replyMessage: 'create',
  deleteMessage: 'final',
  retryMessage: 'create',
  sendTemplate: 'create',
  getTemplates: 'read',
  addAtendimento: 'create',
  EncerrarAtendimento: 'final',
  TransferenciaAtendimento: 'final',
  TransfereAtendimentoParaFila: 'final',
  Desliga: 'final',
  dial: 'final',
  atualizaAtendimento: 'desired',
  leuAtendimento: 'desired',
  digitando: 'desired',
} as const satisfies Record<ActionName, 'read' | 'desired' | 'create' | 'final'>;
