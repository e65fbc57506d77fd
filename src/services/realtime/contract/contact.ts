import * as v from 'valibot';
import { idSchema } from './primitives';

/** Additional field of a contact. Contract §2. */
export const campoAdicionalSchema = v.looseObject({
  id: v.optional(idSchema),
  clienteID: v.optional(idSchema),
  nome: v.string(),
  valor: v.string(),
});

/** Additional number of a contact. Contract §2. */
export const numeroAdicionalSchema = v.looseObject({
  id: v.optional(idSchema),
  clienteID: v.optional(idSchema),
  nome: v.string(),
  numero: v.string(),
});

/**
 * A contact. The nested lists may be missing in list answers (contract §6), so both are optional here;
 * the answer for one contact always has them. Optional texts may come as null from a database row.
 */
export const clienteSchema = v.looseObject({
  id: idSchema,
  nome: v.string(),
  numero: v.nullish(v.string()),
  email: v.nullish(v.string()),
  documento: v.nullish(v.string()),
  url: v.nullish(v.string()),
  idGrupo: v.nullish(idSchema, null),
  clienteGrupo: v.optional(v.array(v.looseObject({ rota: v.string() }))),
  profileImage: v.nullish(v.string()),
  isBusiness: v.optional(v.boolean()),
  CamposAdicionais: v.optional(v.array(campoAdicionalSchema)),
  NumerosAdicionais: v.optional(v.array(numeroAdicionalSchema)),
});
export type Cliente = v.InferOutput<typeof clienteSchema>;
