import * as v from 'valibot';
import { idSchema, isoSchema } from './primitives';

/** A live call as the server has it; SIP owns the call's state. Contract §2. */
export const ligacaoSchema = v.looseObject({
  callid: v.string(),
  uniqueid: v.string(),
  linkedid: v.optional(v.string()),
  numero: v.string(),
  nome: v.optional(v.string()),
  sentido: v.picklist(['Entrante', 'Sainte']),
  fila: v.optional(v.string()),
  idCliente: v.optional(idSchema),
  dataini: isoSchema,
  datafim: v.optional(isoSchema),
  destino: v.optional(v.string()),
  atendida: v.boolean(),
  ramal: v.string(),
  /** signalling headers, every key begins with `X-` */
  dados: v.optional(v.record(v.string(), v.string())),
  atendimento: v.optional(idSchema),
});
export type Ligacao = v.InferOutput<typeof ligacaoSchema>;
