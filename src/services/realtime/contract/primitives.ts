import * as v from 'valibot';

/** Identifier of anything the server numbers; compare with `String(a) === String(b)`. Contract §1. */
export const idSchema = v.union([v.number(), v.string()]);
export type Id = v.InferOutput<typeof idSchema>;

/** UUIDv7 made by the client. Contract §1. */
export const uuidSchema = v.pipe(v.string(), v.uuid());
export type Uuid = string;

/** A moment as text, RFC 3339 with offset; anything `Date.parse` cannot read is refused. Contract §1. */
export const isoSchema = v.pipe(
  v.string(),
  v.check((text) => !Number.isNaN(Date.parse(text)), 'not a date'),
);
export type Iso = string;

/** Queue type: 1 voice, 2 web chat, 3, 5, 6 and 7 WhatsApp-type, 4 e-mail, 8 another chat. Spec 1 §1. */
export const tipoFilaSchema: v.GenericSchema<unknown, number> = v.picklist([1, 2, 3, 4, 5, 6, 7, 8]);
export type TipoFila = v.InferOutput<typeof tipoFilaSchema>;

/** Agent status: 1 available, 2 and 3 busy, 5 unavailable, 10 pause. Spec 1 §4. */
export const statusAgenteSchema = v.picklist([1, 2, 3, 5, 10]);
export type StatusAgente = v.InferOutput<typeof statusAgenteSchema>;

/** Message status; moves forward only, `deleted` is final. Contract §1 rule 6. */
export const statusMsgSchema = v.picklist(['pending', 'sended', 'delivered', 'seen', 'deleted']);
export type StatusMsg = v.InferOutput<typeof statusMsgSchema>;

/** Direction: 1 from the customer, 2 from the agent, 5 protocol separator or notice. Spec 1 §3. */
export const inOutSchema = v.picklist([1, 2, 5]);
export type InOut = v.InferOutput<typeof inOutSchema>;

/** Customer id that marks an unknown contact. Spec 1 §9. */
export const UNKNOWN_CONTACT_ID = 9999999;

/** Protocol version both sides must speak. Spec 1 §7. */
export const PROTOCOL_VERSION = '2.0';
