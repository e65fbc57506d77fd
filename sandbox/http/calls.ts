import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import {
  classificaLigacaoBodySchema,
  conferenciaBodySchema,
  desligarBodySchema,
  type LigacaoHistorico,
} from '../../src/services/api/contract';
import { hangUpCall, liveCalls } from '../centre/calls';
import { checkClassification } from '../centre/classification';
import type { Invitation } from '../centre/phones';
import { Refusal } from '../centre/refusal';
import { flag, rowId } from '../store';
import { page, read, type Http } from './context';
import { dateParam, listParam } from './params';
import { write } from './write';

const text = v.nullable(v.string());
const number = v.nullable(v.number());
const historyRow = v.object({
  uniqueid: v.string(),
  dataini: v.string(),
  datafim: text,
  numero: v.string(),
  nome: text,
  sentido: v.picklist([1, 2]),
  atendida: flag,
  fila: text,
  atendimento: text,
  id_classificacao: number,
  classificacao: text,
  id_subclassificacao: number,
  subclassificacao: text,
  obs: text,
});

function toHistory({ atendimento, ...row }: v.InferOutput<typeof historyRow>): LigacaoHistorico {
  const ms =
    atendimento === null || row.datafim === null ? 0 : Date.parse(row.datafim) - Date.parse(atendimento);
  return { ...row, duracao: Math.round(ms / 1000) };
}

/** A field of the request as a header of the INVITE. */
function headerOf([name, value]: [string, unknown]): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return `X-${name.charAt(0).toUpperCase()}${name.slice(1)}: ${text.replace(/[\r\n]+/g, ' ')}`;
}

function invitationOf(body: v.InferOutput<typeof conferenciaBodySchema>, askerId: number | null): Invitation {
  const { campos, destino, destino_nome, max_chamar } = body;
  const name = destino_nome.trim();
  return {
    room: String(body.sala),
    number: destino,
    name: name === '' ? null : name,
    askerId,
    headers: Object.entries(campos).map(headerOf),
    ringMs: max_chamar * 1_000,
  };
}

/** Call history and the calls' own requests, answered from the stored data. Contract §6. */
export function callRoutes(http: Http): void {
  const { centre } = http;

  read(http, '/api/v2/filas/ligacoes', (request) => {
    const agentes = listParam(request.params, 'agentes');
    const [from, to] = [dateParam(request.params, 'dataIni'), dateParam(request.params, 'dataFim')];
    const rows = centre.sql.all(
      historyRow,
      `SELECT l.*, k.nome AS classificacao, s.nome AS subclassificacao FROM calls l
       LEFT JOIN agents a ON a.id = l.agent_id LEFT JOIN classifications k ON k.id = l.id_classificacao
       LEFT JOIN subclassifications s ON s.id = l.id_subclassificacao
       WHERE l.datafim IS NOT NULL AND (?1 IS NULL OR a.fullname IN (SELECT value FROM json_each(?1)))
       AND (?2 IS NULL OR l.dataini >= ?2) AND (?3 IS NULL OR l.dataini <= ?3) ORDER BY l.dataini DESC`,
      agentes ? JSON.stringify(agentes) : null,
      from ?? null,
      to ?? null,
    );
    return page(http, request, rows.map(toHistory));
  });

  // A participant is named by id or number; an agent's own session reaches the agent's calls and rooms only.
  write(http, 'POST', '/api/v2/ligacao/desligar', desligarBodySchema, ({ body, agent }) => {
    liveCalls(centre)
      .filter((call) => call.numero === body.destino || call.uniqueid === body.destino)
      .filter((call) => !agent || call.agent_id === agent.id)
      .forEach((call) => hangUpCall(centre, call.uniqueid, body.causa));
    centre.sql.afterCommit(() => centre.phones.dropFromRooms(body.destino, agent?.id ?? null, body.causa));
    return { dados: { destino: body.destino } };
  });

  write(http, 'POST', '/api/v4/ligacao/Conferencia', conferenciaBodySchema, ({ body, agent }) => ({
    callid: centre.phones.invite(invitationOf(body, agent?.id ?? null)) ?? randomUUID(),
  }));

  write(http, 'POST', '/api/v2/ligacao/classifica', classificaLigacaoBodySchema, ({ body }) => {
    const classification = rowId(body.id_classificacao);
    const sub = body.id_subclassificacao == null ? null : rowId(body.id_subclassificacao);
    checkClassification(centre, classification, sub);
    const { changes } = centre.sql.run(
      'UPDATE calls SET id_classificacao = ?, id_subclassificacao = ?, obs = ?, protocolo = ? WHERE uniqueid = ?',
      classification,
      sub,
      body.obs ?? '',
      body.protocolo == null ? null : String(body.protocolo),
      body.uniqueid,
    );
    if (changes === 0) throw new Refusal('NAO_ENCONTRADO', { msg: 'Ligação não encontrada.' });
    return { dados: { uniqueid: body.uniqueid } };
  });
}
