import type { Atendimento } from '../../src/services/realtime/contract';
import * as v from 'valibot';
import { classificacaoBodySchema, type ListAnswer } from '../../src/services/api/contract';
import { classifyConversation, givenClassifications } from '../centre/classification';
import { closeConversation } from '../centre/closing';
import { Refusal } from '../centre/refusal';
import { countRow, rowId, selectConversations, selectMessages, toAtendimento, toMessage } from '../store';
import { conversationFilter } from './chatFilter';
import { numberParam, page, read, type Http, type Read } from './context';
import { orderParam } from './params';
import { write } from './write';

/** Fields that conversations may be ordered by. */
const COLUMNS: Record<string, string> = {
  id: 'c.id',
  dataIni: 'c.data_ini',
  dataFim: 'c.data_fim',
  data_hora_last_msg: 'c.data_ultima',
  fromName: 'c.from_name',
  queue: 'c.queue',
  status: 'c.status',
};

function conversations(http: Http, request: Read): ListAnswer<Atendimento> {
  const { centre } = http;
  const { where, values } = conversationFilter(request.params);
  const order = orderParam(request.params, COLUMNS, 'c.id ASC');
  const max = numberParam(request.params, 'max', -1);
  const number = Math.max(1, numberParam(request.params, 'page', 1));
  const count = centre.sql.get(countRow, `SELECT count(*) AS n FROM conversations c ${where}`, ...values);
  const rows = selectConversations(
    centre.sql,
    `${where} ORDER BY ${order} LIMIT ? OFFSET ?`,
    ...values,
    max < 0 ? -1 : max,
    max < 0 ? 0 : (number - 1) * max,
  );
  const whole = request.params['FullMsg'] === '1';
  const dados = rows.map((row) => ({
    ...toAtendimento(row),
    ...(whole
      ? {
          messages: selectMessages(centre.sql, 'WHERE id_atendimento = ? ORDER BY id', row.id).map(toMessage),
        }
      : {}),
  }));
  return {
    ...page(http, { ...request, params: { ...request.params, max: '-1' } }, dados),
    max,
    page: number,
    total: count?.n ?? dados.length,
  };
}

function messages(http: Http, request: Read) {
  const { centre } = http;
  const id = rowId(request.path['id'] ?? '');
  const exists = centre.sql.get(countRow, 'SELECT count(*) AS n FROM conversations WHERE id = ?', id);
  if (!exists?.n) throw new Refusal('NAO_ENCONTRADO', { msg: 'Atendimento não encontrado.' });
  const after = numberParam(request.params, 'aposId', 0);
  const before = numberParam(request.params, 'antesId', Number.MAX_SAFE_INTEGER);
  const order = orderParam(request.params, { id: 'id', dataHora: 'data_hora' }, 'id ASC');
  const max = numberParam(request.params, 'max', -1);
  // A bounded read before an id wants the newest of what is older, still told in ascending order.
  if (request.params['antesId'] !== undefined && max >= 0) {
    const rows = selectMessages(
      centre.sql,
      'WHERE id_atendimento = ? AND id > ? AND id < ? ORDER BY id DESC LIMIT ?',
      id,
      after,
      before,
      max,
    );
    return { dados: rows.reverse().map(toMessage), max };
  }
  const which = 'WHERE id_atendimento = ? AND id > ? AND id < ?';
  const number = Math.max(1, numberParam(request.params, 'page', 1));
  const [limit, offset] = max < 0 ? [-1, 0] : [max, (number - 1) * max];
  const tail = `${which} ORDER BY ${order} LIMIT ? OFFSET ?`;
  const rows = selectMessages(centre.sql, tail, id, after, before, limit, offset);
  const count = centre.sql.get(countRow, `SELECT count(*) AS n FROM messages ${which}`, id, after, before);
  return { ...page(http, request, []), dados: rows.map(toMessage), total: count?.n ?? rows.length };
}

/** Conversations, their messages, classifications and end. Contract §6. */
export function chatRoutes(http: Http): void {
  const { centre } = http;
  read(http, '/api/v2/chats', (request) => conversations(http, request));
  read(http, '/api/v2/chat/:id/mensagens', (request) => messages(http, request));
  read(http, '/api/v2/chat/:id/classificacoes', (request) =>
    page(http, request, givenClassifications(centre, request.path['id'] ?? '')),
  );
  read(http, '/api/v2/chat/:id/protocolosByFromID', (request) => {
    const order = orderParam(request.params, COLUMNS, 'c.id DESC');
    const fromID = request.path['id'] ?? '';
    const rows = selectConversations(centre.sql, `WHERE c.from_id = ? ORDER BY ${order}`, fromID);
    return page(http, request, rows.map(toAtendimento));
  });
  read(http, '/api/v2/atendimentos/:id', (request) => {
    const rows = selectConversations(
      centre.sql,
      'WHERE c.id_cliente = ? ORDER BY c.id DESC',
      rowId(request.path['id'] ?? ''),
    );
    return page(
      http,
      request,
      rows.map((row) => ({ ...toAtendimento(row), pesquisa: true })),
    );
  });
  write(http, 'POST', '/api/v2/chat/:id/classificacao', classificacaoBodySchema, ({ path, body }) => ({
    dados: { id: classifyConversation(centre, path['id'] ?? '', body) },
  }));
  write(http, 'POST', '/api/v2/chat/encerrar/:id', v.unknown(), ({ path, agent }) => {
    const { dados } = closeConversation(centre, path['id'] ?? '', agent);
    return { dados: { id: dados.idAtendimento, status: dados.status, dataFim: dados.dataFim } };
  });
}
