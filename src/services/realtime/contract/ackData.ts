import * as v from 'valibot';
import { esperaSchema, filaAgenteSchema, filaStatusSchema, waitingSchema } from './agent';
import { atendimentoSchema } from './conversation';
import { messageSchema } from './message';
import { idSchema, isoSchema, statusAgenteSchema } from './primitives';
import type { ActionName } from './actionFields';

const queueChange = v.looseObject({ filas: v.array(filaAgenteSchema), status: statusAgenteSchema });
const stored = v.looseObject({ message: messageSchema });

/** A message template of a queue; `text` holds `{{field}}` for each of `fields`. Contract §4. */
export const templateSchema = v.looseObject({
  id: idSchema,
  name: v.string(),
  text: v.string(),
  fields: v.array(v.string()),
});
export type Template = v.InferOutput<typeof templateSchema>;

/** `Ack.dados` of every client action. Contract §4. */
export const ackDataSchemas = {
  QueueStatus: v.looseObject({
    filas: v.array(filaStatusSchema),
    espera: esperaSchema,
    waiting: v.optional(waitingSchema),
  }),
  QueueAdd: queueChange,
  QueueRemove: queueChange,
  QueuePause: queueChange,
  QueueUnpause: queueChange,
  ClientChatMessage: stored,
  replyMessage: stored,
  deleteMessage: v.looseObject({ id: idSchema, status: v.literal('deleted'), atualizadoEm: isoSchema }),
  retryMessage: stored,
  sendTemplate: v.looseObject({ message: messageSchema, atendimento: v.optional(atendimentoSchema) }),
  getTemplates: v.array(templateSchema),
  addAtendimento: v.looseObject({ atendimento: atendimentoSchema, existente: v.optional(v.boolean()) }),
  EncerrarAtendimento: v.looseObject({
    idAtendimento: idSchema,
    status: v.literal('Encerrado'),
    dataFim: isoSchema,
  }),
  TransferenciaAtendimento: v.looseObject({
    idAtendimento: idSchema,
    queue: v.string(),
    ultimoAgente: v.string(),
  }),
  TransfereAtendimentoParaFila: v.looseObject({ idAtendimento: idSchema, queue: v.string() }),
  Desliga: v.looseObject({ uniqueid: v.string() }),
  dial: v.looseObject({ uniqueid: v.optional(v.string()) }),
  atualizaAtendimento: v.looseObject({ id: idSchema, fromName: v.string() }),
  leuAtendimento: v.looseObject({ count: v.number() }),
  /** volatile: never acknowledged, the schema only completes the map */
  digitando: v.unknown(),
} satisfies Record<ActionName, v.GenericSchema>;
