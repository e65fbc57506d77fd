import * as v from 'valibot';
import type { ClassificacaoBody, ClassificacaoDada } from '../../src/services/api/contract';
import { countRow, patchConversation, rowId, type ConversationRow } from '../store';
import type { Centre } from './centre';
import { requireConversation } from './ownership';
import { invalid } from './refusal';

const givenRow = v.object({
  id: v.number(),
  protocolo: v.number(),
  classificacaoID: v.number(),
  classificacao: v.string(),
  subClassificacaoID: v.nullable(v.number()),
  subclassificacao: v.nullable(v.string()),
  obs: v.nullable(v.string()),
  agente: v.string(),
  dataHora: v.string(),
});

/** The classifications given to a conversation, oldest first. @throws Refusal NAO_ENCONTRADO */
export function givenClassifications(centre: Centre, id: string | number): ClassificacaoDada[] {
  const row = requireConversation(centre, id);
  return centre.sql.all(
    givenRow,
    `SELECT g.id, g.protocolo, g.id_classificacao AS classificacaoID, k.nome AS classificacao,
     g.id_subclassificacao AS subClassificacaoID, s.nome AS subclassificacao, g.obs, g.agente, g.data_hora AS dataHora
     FROM given_classifications g JOIN classifications k ON k.id = g.id_classificacao
     LEFT JOIN subclassifications s ON s.id = g.id_subclassificacao WHERE g.protocolo = ? ORDER BY g.id`,
    row.id,
  );
}

/**
 * Checks a classification, and that a sub-classification belongs to it.
 * @throws Refusal VALIDACAO
 */
export function checkClassification(centre: Centre, id: number, sub: number | null): void {
  const known = centre.sql.get(countRow, 'SELECT count(*) AS n FROM classifications WHERE id = ?', id);
  if (!known?.n) throw invalid('classificacaoID', 'Classificação desconhecida');
  if (sub === null) return;
  const fits = centre.sql.get(
    countRow,
    'SELECT count(*) AS n FROM subclassifications WHERE id = ? AND id_classificacao = ?',
    sub,
    id,
  );
  if (!fits?.n) throw invalid('subClassificacaoID', 'Não pertence à classificação');
}

function checkQueue(centre: Centre, row: ConversationRow, id: number): void {
  const fits = centre.sql.get(
    countRow,
    `SELECT count(*) AS n FROM classifications WHERE id = ?
     AND (filas IS NULL OR ? IN (SELECT value FROM json_each(filas)))`,
    id,
    row.queue,
  );
  if (!fits?.n) throw invalid('classificacaoID', 'Classificação de outra fila');
}

/** Gives a conversation, open or closed, a classification; answers its id. @throws Refusal NAO_ENCONTRADO, VALIDACAO */
export function classifyConversation(centre: Centre, id: string | number, body: ClassificacaoBody): number {
  const row = requireConversation(centre, id);
  if (rowId(body.protocolo) !== row.id) throw invalid('protocolo', 'Diferente do endereço');
  const classification = rowId(body.classificacaoID);
  const sub = body.subClassificacaoID == null ? null : rowId(body.subClassificacaoID);
  checkClassification(centre, classification, sub);
  checkQueue(centre, row, classification);
  const at = centre.iso();
  const given = centre.sql.run(
    `INSERT INTO given_classifications (protocolo, id_classificacao, id_subclassificacao, obs, agente, data_hora)
     VALUES (?,?,?,?,?,?)`,
    row.id,
    classification,
    sub,
    body.obs ?? '',
    body.agente,
    at,
  );
  patchConversation(centre.sql, row.id, at, {});
  return given.id;
}
