import * as v from 'valibot';
import { removerFilasBodySchema, type Pausa } from '../../src/services/api/contract';
import type { Fila } from '../../src/services/realtime/contract';
import { leaveQueues } from '../centre/queueSwitches';
import { queueNames, waitingByQueue } from '../centre/waiting';
import { Refusal } from '../centre/refusal';
import { findAgentsByFullname, flag, listQueues } from '../store';
import { page, read, type Http } from './context';
import { write } from './write';

const pauseRow = v.object({ nome: v.string(), fila: v.nullable(v.string()), editavel: flag });

/** Queues with what waits in them, pause reasons, and leaving queues from a page that closes (ext). */
export function queueRoutes(http: Http): void {
  const { centre } = http;

  read(http, '/api/v3/fila', (request) => {
    const queues = listQueues(centre.sql);
    const waiting = waitingByQueue(
      centre,
      queues.map((q) => q.name),
    );
    const rows = queues.map((q): Fila => ({
      name: q.name,
      queue_type: q.queue_type,
      obrigaClassificar: q.obriga,
      ...(q.instance ? { instance: q.instance } : {}),
      ...(q.email === null ? {} : { emailConfig: { email: q.email } }),
      ligacoes: waiting[q.name] ?? [],
    }));
    return page(http, request, rows);
  });

  read(http, '/api/v3/pausa', (request) => {
    const rows: Pausa[] = centre.sql.all(pauseRow, 'SELECT nome, fila, editavel FROM pauses ORDER BY nome');
    return page(http, request, rows);
  });

  write(http, 'POST', '/api/v2/filas/remover', removerFilasBodySchema, ({ body, agent }) => {
    const who = agent ?? findAgentsByFullname(centre.sql, body.agente)[0];
    if (!who) throw new Refusal('NAO_ENCONTRADO', { msg: 'Agente não encontrado.' });
    return { dados: leaveQueues(centre, who, body.filas ?? queueNames(centre, who.id)) };
  });
}
