import type { CannedReply } from '../../store/cannedReplies/types';
import type { Queue } from '../../store/queues/types';
import { cannedReplyEntity } from '../decode/cannedReplies';
import { queueEntity } from '../decode/queue';
import { isDone } from '../http/answer';
import type { Http } from '../http/http';
import type { RemoverFilasBody } from './contract';
import { readList, wholeList } from './list';

/** The centre's queues. */
export interface QueueApi {
  queues(): Promise<Queue[]>;
  /** Takes an agent out of these queues as the page goes. */
  leaveAtEnd(agent: string, queues: string[]): Promise<void>;
  /** Takes an agent, who signed out before the server could be told, out of these queues. */
  leaveLater(agent: string, queues: string[], reqId: string): Promise<void>;
  /** The ready answers of a queue, with those of every queue. */
  cannedReplies(queue: string): Promise<CannedReply[]>;
}

const LEAVE = '/api/v2/filas/remover';

/** Queues over HTTP. */
export function createQueueApi(http: Http): QueueApi {
  return {
    async queues() {
      const { items } = await readList(http, '/api/v3/fila', queueEntity);
      return items;
    },
    async leaveLater(agent, queues, reqId) {
      const body: RemoverFilasBody = { agente: agent, filas: queues, motivo: 'fechar' };
      await http.write('POST', LEAVE, isDone, body, reqId);
    },
    async leaveAtEnd(agent, queues) {
      const body: RemoverFilasBody = { agente: agent, filas: queues, motivo: 'fechar' };
      http.postAtEnd(LEAVE, body);
    },
    async cannedReplies(queue) {
      const shownIn = wholeList('cannedReplies', queue);
      const { items } = await readList(
        http,
        '/api/v2/autocomplete',
        cannedReplyEntity,
        { queue },
        { shownIn },
      );
      return items;
    },
  };
}
