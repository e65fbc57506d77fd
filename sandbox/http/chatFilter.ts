import { rowId, type SqlValue } from '../store';
import { numberParam } from './context';
import { dateParam, listParam, type Params } from './params';

/** A condition on conversations, with its values in order. */
export interface Filter {
  where: string;
  values: SqlValue[];
}

/**
 * The condition that the words of a read ask for: agentes (full names), status, filas, id, dataIni and
 * dataFim (bounds of the start), desdeVersao (ext). @throws Refusal VALIDACAO
 */
export function conversationFilter(params: Params): Filter {
  const parts: string[] = [];
  const values: SqlValue[] = [];
  const lists: [string, string][] = [
    ['agentes', 'c.ultimo_agente'],
    ['status', 'c.status'],
    ['filas', 'c.queue'],
  ];
  for (const [name, column] of lists) {
    const list = listParam(params, name);
    if (!list) continue;
    parts.push(`${column} IN (SELECT value FROM json_each(?))`);
    values.push(JSON.stringify(list));
  }
  const ids = listParam(params, 'id');
  if (ids) {
    parts.push('c.id IN (SELECT value FROM json_each(?))');
    values.push(JSON.stringify(ids.map(rowId)));
  }
  const from = dateParam(params, 'dataIni');
  const to = dateParam(params, 'dataFim');
  if (from !== undefined) {
    parts.push('c.data_ini >= ?');
    values.push(from);
  }
  if (to !== undefined) {
    parts.push('c.data_ini <= ?');
    values.push(to);
  }
  if (params['desdeVersao'] !== undefined) {
    parts.push('c.versao > ?');
    values.push(numberParam(params, 'desdeVersao', 0));
  }
  return { where: parts.length > 0 ? `WHERE ${parts.join(' AND ')}` : '', values };
}
