import * as v from 'valibot';
import type { Autocomplete, Classificacao, Grupo, Subclassificacao } from '../../src/services/api/contract';
import { json } from '../store';
import { page, read, type Http } from './context';
import { listParam } from './params';

const classificationRow = v.object({
  id: v.number(),
  nome: v.string(),
  filas: v.nullable(json(v.array(v.string()))),
});
const subRow = v.object({ id: v.number(), nome: v.string(), id_classificacao: v.number() });
const cannedRow = v.object({ nome: v.string(), texto: v.string() });
const groupRow = v.object({ id: v.number(), nome: v.string() });

/** Classifications, sub-classifications, canned replies and contact groups. Contract §6. */
export function catalogueRoutes(http: Http): void {
  const { sql } = http.centre;

  read(http, '/api/v2/classificacoes', (request) => {
    const filas = listParam(request.params, 'filas');
    const rows = sql
      .all(classificationRow, 'SELECT id, nome, filas FROM classifications ORDER BY nome')
      .filter((row) => !filas || !row.filas || row.filas.some((fila) => filas.includes(fila)))
      .map(({ filas: only, ...row }): Classificacao => ({ ...row, ...(only ? { filas: only } : {}) }));
    return page(http, request, rows);
  });

  read(http, '/api/v3/subclassificacao', (request) => {
    const rows: Subclassificacao[] = sql.all(
      subRow,
      'SELECT id, nome, id_classificacao FROM subclassifications ORDER BY id_classificacao, nome',
    );
    return page(http, request, rows);
  });

  read(http, '/api/v2/autocomplete', (request) => {
    const rows: Autocomplete[] = sql.all(
      cannedRow,
      'SELECT nome, texto FROM canned WHERE ?1 IS NULL OR queue IS NULL OR queue = ?1 ORDER BY nome',
      request.params['queue'] || null,
    );
    return page(http, request, rows);
  });

  read(http, '/api/v2/clientesGrupos', (request) => {
    const rows: Grupo[] = sql.all(groupRow, 'SELECT id, nome FROM groups ORDER BY nome');
    return page(http, request, rows);
  });
}
