import * as v from 'valibot';
import { idSchema, isoSchema, statusAgenteSchema, tipoFilaSchema } from './primitives';

/** One queue of the agent: `value` = joined, `pausa` = paused there. Contract §2. */
export const filaAgenteSchema = v.looseObject({
  fila: v.string(),
  queue_type: tipoFilaSchema,
  value: v.boolean(),
  pausa: v.boolean(),
  motivo: v.nullish(v.string()),
});
export type FilaAgente = v.InferOutput<typeof filaAgenteSchema>;

/** Server limits: bytes, characters by queue type (keys are the type as text), milliseconds. Contract §2, ext. */
export const limitesSchema = v.looseObject({
  maxArquivoBytes: v.number(),
  /** mime types, or families such as `application/x-*` */
  tiposBloqueados: v.optional(v.array(v.string())),
  maxTexto: v.record(v.string(), v.number()),
  validadeReqIdMs: v.number(),
});
export type Limites = v.InferOutput<typeof limitesSchema>;

/** The logged agent, with the permissions of spec 1 §6. Contract §2. */
export const usuarioSchema = v.looseObject({
  id: v.optional(idSchema),
  fullname: v.string(),
  nome: v.string(),
  ramal: v.nullable(v.string()),
  ramal_numero: v.optional(v.string()),
  ramal_senha: v.optional(v.string()),
  contexto: v.optional(v.string()),
  /** F = a switch per queue, T = all joined on entry, anything else = one switch */
  modo: v.string(),
  filas: v.array(filaAgenteSchema),
  status: statusAgenteSchema,
  oldStatus: v.optional(statusAgenteSchema),
  pausa: v.optional(v.boolean()),
  motivoPausa: v.nullish(v.string()),
  max_chat_atende: v.optional(v.number()),
  edita_config: v.boolean(),
  edita_rota: v.boolean(),
  visualiza_todos_clientes: v.boolean(),
  editaCliente: v.boolean(),
  editaClienteGrupo: v.boolean(),
  /** key code that opens the customer url */
  atalho_url: v.nullish(v.number()),
  abrir_url: v.boolean(),
  pode_selecionar_instancias: v.boolean(),
  default_instance: v.nullish(v.string()),
  /** ext: replaces the fixed bearer until logout */
  token: v.optional(v.string()),
  limites: v.optional(limitesSchema),
});
export type Usuario = v.InferOutput<typeof usuarioSchema>;

/** Something that waits in a queue. Contract §2. */
export const itemEsperaSchema = v.looseObject({
  id: v.optional(idSchema),
  uniqueid: v.optional(v.string()),
  numero: v.optional(v.string()),
  fromID: v.optional(v.string()),
  fromName: v.optional(v.string()),
  desde: isoSchema,
});
export type ItemEspera = v.InferOutput<typeof itemEsperaSchema>;

/** A queue with its rules and what waits in it. Contract §2. */
export const filaSchema = v.looseObject({
  name: v.string(),
  queue_type: tipoFilaSchema,
  obrigaClassificar: v.boolean(),
  instance: v.optional(v.union([v.string(), v.array(v.string())])),
  emailConfig: v.optional(v.looseObject({ email: v.string() })),
  ligacoes: v.optional(v.array(itemEsperaSchema)),
});
export type Fila = v.InferOutput<typeof filaSchema>;

/** Who is in a queue and how; `espera` = items waiting. Contract §2. */
export const filaStatusSchema = v.looseObject({
  nome: v.string(),
  agentes: v.array(
    v.looseObject({
      nome: v.optional(v.string()),
      ramal: v.string(),
      status: statusAgenteSchema,
      StatusNome: v.string(),
      pausa_motivo: v.nullish(v.string()),
    }),
  ),
  espera: v.optional(v.number()),
});
export type FilaStatus = v.InferOutput<typeof filaStatusSchema>;

/** Totals of the four waiting badges. Contract §2. */
export const esperaSchema = v.looseObject({
  chat: v.number(),
  whatsapp: v.number(),
  email: v.number(),
  voz: v.number(),
});
export type Espera = v.InferOutput<typeof esperaSchema>;

/** Waiting items by queue name. Contract §4 and §5. */
export const waitingSchema = v.record(v.string(), v.array(itemEsperaSchema));
