import * as v from 'valibot';
import type { idSchema } from '../../realtime/contract';

/** One key of the `order` query value, a JSON list of these. Contract §6. */
export const ordemSchema = v.looseObject({ campo: v.string(), ordem: v.picklist(['ASC', 'DESC']) });
export type Ordem = v.InferOutput<typeof ordemSchema>;

/**
 * Query values of the reads, before they become text: lists go as JSON text, dates as local ISO with
 * offset, `max: -1` means all. `desdeVersao`, `aposId` and `antesId` are ext. Contract §6.
 */
export interface ReadQuery {
  max?: number;
  page?: number;
  order?: Ordem[] | string;
  FullMsg?: 0 | 1;
  agentes?: string[];
  status?: string[];
  filas?: string[];
  queue?: string;
  dataIni?: string;
  dataFim?: string;
  id?: v.InferOutput<typeof idSchema>;
  desdeVersao?: number;
  aposId?: v.InferOutput<typeof idSchema>;
  antesId?: v.InferOutput<typeof idSchema>;
}

/** `config.json` beside index.html; `defaults` prefills the settings dialog. */
export const runtimeConfigSchema = v.looseObject({
  token: v.string(),
  ports: v.looseObject({ api: v.number(), realtime: v.number(), sip: v.number() }),
  readMethod: v.picklist(['auto', 'GET', 'POST']),
  productTitle: v.string(),
  echoNumber: v.optional(v.string()),
  sessionHeader: v.optional(v.boolean()),
  defaults: v.optional(
    v.looseObject({
      server: v.optional(v.string()),
      exchange: v.optional(v.string()),
      language: v.optional(v.string()),
    }),
  ),
});
export type RuntimeConfig = v.InferOutput<typeof runtimeConfigSchema>;
