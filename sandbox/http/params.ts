import * as v from 'valibot';
import { ordemSchema } from '../../src/services/api/contract';
import { Refusal } from '../centre/refusal';

/** Words of a query; complex ones are JSON text. Contract §6. */
export type Params = Record<string, string>;

const wordList = v.array(v.union([v.string(), v.number()]));
const orderList = v.array(ordemSchema);

function fromJson<S extends v.GenericSchema>(schema: S, name: string, text: string): v.InferOutput<S> {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
  if (!parsed.success) throw new Refusal('VALIDACAO', { campos: { [name]: 'JSON inválido' } });
  return parsed.output;
}

/** A list among the words: JSON text, or one bare word. @throws Refusal VALIDACAO */
export function listParam(params: Params, name: string): string[] | undefined {
  const text = params[name];
  if (text === undefined || text === '') return undefined;
  if (!text.startsWith('[')) return [text];
  return fromJson(wordList, name, text).map(String);
}

/**
 * SQL order of a read: a JSON list of campo and ordem, or plain text as `id DESC`.
 * @param columns the fields that may be ordered by, with their columns; a prefix as `q.` is dropped
 * @throws Refusal VALIDACAO for an unknown field or direction
 */
export function orderParam(params: Params, columns: Record<string, string>, fallback: string): string {
  const text = params['order'];
  if (text === undefined || text === '') return fallback;
  const keys = text.startsWith('[')
    ? fromJson(orderList, 'order', text)
    : text.split(',').map((part) => {
        const [campo = '', ordem = 'ASC'] = part.trim().split(/\s+/);
        return { campo, ordem };
      });
  const parts = keys.map(({ campo, ordem }) => {
    const name = campo.replace(/^\w+\./, '');
    const column = Object.hasOwn(columns, name) ? columns[name] : undefined;
    const direction = ordem.toUpperCase();
    if (!column || (direction !== 'ASC' && direction !== 'DESC')) {
      throw new Refusal('VALIDACAO', { campos: { order: `${campo} ${ordem}` } });
    }
    return `${column} ${direction}`;
  });
  return parts.length > 0 ? parts.join(', ') : fallback;
}

/** A moment among the words, as the store writes them (UTC). @throws Refusal VALIDACAO */
export function dateParam(params: Params, name: string): string | undefined {
  const text = params[name];
  if (text === undefined || text === '') return undefined;
  // A bare `+` of an offset arrives as a space when the query was not encoded.
  const at = Date.parse(text.replace(/ (\d{2}:?\d{2})$/, '+$1'));
  if (Number.isNaN(at)) throw new Refusal('VALIDACAO', { campos: { [name]: 'Data inválida' } });
  return new Date(at).toISOString();
}
