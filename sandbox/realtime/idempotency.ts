import * as v from 'valibot';
import { digest } from '../centre/digest';
import type { Centre } from '../centre/centre';
import { KEEP_MS } from '../centre/limits';
import { Refusal } from '../centre/refusal';
import { json } from '../store';

const ackSchema = v.looseObject({ ok: v.literal(true) });
const requestRow = v.object({ resumo: v.string(), ack: json(ackSchema) });

/** Digest of a request without what may differ between two tries of it. */
export function requestDigest(raw: object): string {
  const same = Object.entries(raw).filter(
    ([key]) => !['reqId', 'enviadoEm', 'ramal', 'versao', 'ordem'].includes(key),
  );
  return digest(Object.fromEntries(same));
}

/** The answer already given to this request. @throws Refusal CHAVE_REUSADA when the body was another */
export function answeredBefore(
  centre: Centre,
  agentId: number,
  reqId: string,
  resumo: string,
): v.InferOutput<typeof ackSchema> | undefined {
  const query = 'SELECT resumo, ack FROM requests WHERE agent_id = ? AND req_id = ?';
  const row = centre.sql.get(requestRow, query, agentId, reqId);
  if (!row) return undefined;
  if (row.resumo !== resumo) throw new Refusal('CHAVE_REUSADA');
  return row.ack;
}

/** Keeps an answer. Refusals are not kept: the same request may be right later. */
export function keepAnswer(
  centre: Centre,
  agentId: number,
  reqId: string,
  resumo: string,
  ack: object,
): void {
  centre.sql.run(
    'INSERT INTO requests (agent_id, req_id, resumo, ack, criado) VALUES (?,?,?,?,?)',
    agentId,
    reqId,
    resumo,
    JSON.stringify(ack),
    Date.parse(centre.iso()),
  );
}

/** Forgets answers and tokens older than they need to be. */
export function forgetOldAnswers(centre: Centre): void {
  const before = Date.parse(centre.iso()) - KEEP_MS;
  centre.sql.work(() => {
    centre.sql.run('DELETE FROM requests WHERE criado < ?', before);
    centre.sql.run('DELETE FROM http_requests WHERE criado < ?', before);
    centre.sql.run('DELETE FROM tokens WHERE criado < ?', before);
  });
}
