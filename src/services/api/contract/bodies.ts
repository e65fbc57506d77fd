import * as v from 'valibot';
import { campoAdicionalSchema, idSchema, numeroAdicionalSchema, uuidSchema } from '../../realtime/contract';

const filled = v.pipe(v.string(), v.nonEmpty('Campo obrigatório'));

/** Credentials; `clientId` (per browser profile) is ext. Contract §6. */
export const loginBodySchema = v.looseObject({
  nome: v.string(),
  senha: v.string(),
  clientId: v.optional(uuidSchema),
});
export type LoginBody = v.InferInput<v.ObjectSchema<typeof loginBodySchema.entries, undefined>>;

/** Classification of a conversation. Contract §6. */
export const classificacaoBodySchema = v.looseObject({
  protocolo: idSchema,
  classificacaoID: idSchema,
  subClassificacaoID: v.nullish(idSchema),
  obs: v.nullish(v.string()),
  agente: v.string(),
});
export type ClassificacaoBody = v.InferInput<
  v.ObjectSchema<typeof classificacaoBodySchema.entries, undefined>
>;

/**
 * Contact to save: no id, clienteGrupo, nomeGrupo nor facebookID, sub-items without id and clienteID.
 * Fields left out keep their value. Header `If-Match: <versaoReg>` is ext. Contract §6.
 */
export const clienteBodySchema = v.looseObject({
  nome: filled,
  numero: v.nullish(v.string()),
  email: v.nullish(v.string()),
  documento: v.nullish(v.string()),
  url: v.nullish(v.string()),
  idGrupo: v.nullish(idSchema),
  CamposAdicionais: v.optional(
    v.array(v.looseObject({ ...campoAdicionalSchema.entries, nome: filled, valor: filled })),
  ),
  NumerosAdicionais: v.optional(
    v.array(v.looseObject({ ...numeroAdicionalSchema.entries, nome: filled, numero: filled })),
  ),
});
export type ClienteBody = v.InferInput<v.ObjectSchema<typeof clienteBodySchema.entries, undefined>>;

/** Removal of a conference participant. Contract §6. */
export const desligarBodySchema = v.looseObject({ destino: filled, causa: v.literal(16) });
export type DesligarBody = v.InferInput<v.ObjectSchema<typeof desligarBodySchema.entries, undefined>>;

/** Call of a conference participant; `campos` also has nome1, numero1 and so on. Contract §6. */
export const conferenciaBodySchema = v.looseObject({
  destino: filled,
  destino_nome: v.string(),
  campos: v.looseObject({
    sala: v.union([v.string(), v.number()]),
    conferencia: v.unknown(),
    qtdParticipantes: v.union([v.string(), v.number()]),
  }),
  rota: v.nullish(v.string()),
  /** seconds to ring */
  max_chamar: v.number(),
  sala: v.union([v.string(), v.number()]),
});
export type ConferenciaBody = v.InferInput<v.ObjectSchema<typeof conferenciaBodySchema.entries, undefined>>;

/** Classification of a call, one per uniqueid. Contract §6. */
export const classificaLigacaoBodySchema = v.looseObject({
  uniqueid: filled,
  id_classificacao: idSchema,
  id_subclassificacao: v.nullish(idSchema),
  obs: v.nullish(v.string()),
  protocolo: v.nullish(v.union([v.string(), v.number()])),
});
export type ClassificaLigacaoBody = v.InferInput<
  v.ObjectSchema<typeof classificaLigacaoBodySchema.entries, undefined>
>;

/**
 * ext, `POST /api/v2/filas/remover`: QueueRemove by HTTP, for a page that is closing (fetch keepalive).
 * Without `filas`, all of the agent's. Contract §4, QueueRemove.
 */
export const removerFilasBodySchema = v.looseObject({
  agente: v.string(),
  filas: v.optional(v.array(v.string())),
  motivo: v.optional(v.picklist(['manual', 'fechar', 'logout'])),
});
export type RemoverFilasBody = v.InferInput<v.ObjectSchema<typeof removerFilasBodySchema.entries, undefined>>;
