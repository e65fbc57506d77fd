import * as v from 'valibot';
import { filaAgenteSchema, limitesSchema } from './agent';
import { isoSchema, statusAgenteSchema, uuidSchema } from './primitives';

/** Name of the event that opens a session after every 'connect'. Contract §3. */
export const HANDSHAKE_EVENT = 'authentication';

/**
 * What the client says after every 'connect'. `epoca` and `ultimoSeq` are the last it holds; without them
 * the server answers `lacuna`. The answer's `reqId` echoes `reqId` when sent, else it is empty. Contract §3.
 */
export const handshakeSchema = v.looseObject({
  reqId: v.optional(uuidSchema),
  /** per browser profile */
  clientId: uuidSchema,
  socketId: v.string(),
  /** the user's fullname; the login name is accepted too */
  nome: v.string(),
  ramal: v.nullable(v.string()),
  versao: v.string(),
  abaId: uuidSchema,
  epoca: v.optional(v.string()),
  ultimoSeq: v.optional(v.pipe(v.number(), v.integer())),
  token: v.optional(v.string()),
  /** the page, as its action log has it */
  sessao: v.optional(v.string()),
});
export type Handshake = v.InferInput<v.ObjectSchema<typeof handshakeSchema.entries, undefined>>;

/**
 * `Ack.dados` of the handshake. `replay`: `nada` = nothing was missed; `completo` = every missed event
 * follows, in order; `lacuna` = the stream cannot be continued, read everything again. `seq` is the last
 * number of the stream, replayed events included. Contract §3.
 */
export const handshakeDataSchema = v.looseObject({
  epoca: v.string(),
  seq: v.pipe(v.number(), v.integer()),
  replay: v.picklist(['nada', 'completo', 'lacuna']),
  hora: isoSchema,
  filas: v.array(filaAgenteSchema),
  status: statusAgenteSchema,
  motivoPausa: v.nullish(v.string()),
  limites: v.optional(limitesSchema),
});
export type HandshakeData = v.InferOutput<typeof handshakeDataSchema>;
