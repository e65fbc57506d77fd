import * as v from 'valibot';
import { idSchema, isoSchema, statusAgenteSchema } from '../../realtime/contract';

/** A pause reason; without `fila` it serves every queue. Contract §6. */
export const pausaSchema = v.looseObject({
  nome: v.string(),
  fila: v.nullish(v.string()),
  editavel: v.boolean(),
});
export type Pausa = v.InferOutput<typeof pausaSchema>;

/** An agent as others see it; without `filas`, transfer targets come from QueueStatus. Contract §6. */
export const agenteSchema = v.looseObject({
  id: v.optional(idSchema),
  fullname: v.string(),
  nome: v.string(),
  ramal: v.nullable(v.string()),
  status: statusAgenteSchema,
  filas: v.optional(v.array(v.string())),
});
export type Agente = v.InferOutput<typeof agenteSchema>;

/** One classification given to a conversation. Contract §6. */
export const classificacaoDadaSchema = v.looseObject({
  id: idSchema,
  protocolo: idSchema,
  classificacaoID: idSchema,
  classificacao: v.string(),
  subClassificacaoID: v.nullish(idSchema),
  subclassificacao: v.nullish(v.string()),
  obs: v.nullish(v.string()),
  agente: v.string(),
  dataHora: isoSchema,
});
export type ClassificacaoDada = v.InferOutput<typeof classificacaoDadaSchema>;

/** A classification on offer; without `filas` it serves every queue. Contract §6. */
export const classificacaoSchema = v.looseObject({
  id: idSchema,
  nome: v.string(),
  filas: v.optional(v.array(v.string())),
});
export type Classificacao = v.InferOutput<typeof classificacaoSchema>;

/** A sub-classification and its parent. Contract §6. */
export const subclassificacaoSchema = v.looseObject({
  id: idSchema,
  nome: v.string(),
  id_classificacao: idSchema,
});
export type Subclassificacao = v.InferOutput<typeof subclassificacaoSchema>;

/** A canned reply. Contract §6. */
export const autocompleteSchema = v.looseObject({ nome: v.string(), texto: v.string() });
export type Autocomplete = v.InferOutput<typeof autocompleteSchema>;

/** A contact group. Contract §6. */
export const grupoSchema = v.looseObject({ id: idSchema, nome: v.string() });
export type Grupo = v.InferOutput<typeof grupoSchema>;

/** An extension of the exchange; `status` is a word of dialog-info (spec 2 §4). Contract §6. */
export const ramalSchema = v.looseObject({
  id: idSchema,
  ramal: v.string(),
  nome: v.optional(v.string()),
  contexto: v.optional(v.string()),
  status: v.optional(v.union([v.string(), v.number()])),
});
export type Ramal = v.InferOutput<typeof ramalSchema>;

/** A row of the call history; `sentido` 1 = incoming, `duracao` in seconds. Contract §6. */
export const ligacaoHistoricoSchema = v.looseObject({
  uniqueid: v.string(),
  dataini: isoSchema,
  datafim: v.nullish(isoSchema),
  numero: v.string(),
  nome: v.nullish(v.string()),
  sentido: v.picklist([1, 2]),
  atendida: v.boolean(),
  fila: v.nullish(v.string()),
  duracao: v.optional(v.number()),
  id_classificacao: v.nullish(idSchema),
  classificacao: v.nullish(v.string()),
  id_subclassificacao: v.nullish(idSchema),
  subclassificacao: v.nullish(v.string()),
  obs: v.nullish(v.string()),
});
export type LigacaoHistorico = v.InferOutput<typeof ligacaoHistoricoSchema>;
