import type { Queue } from '../../store/queues/types';
import { toQueue } from '../decode/queue';
import type { Http } from '../http/http';
import { filaSchema } from '../realtime/contract';
import { readList } from './list';

/** The centre's queues. */
export interface QueueApi {
  queues(): Promise<Queue[]>;
}

/** Queues over HTTP. */
export function createQueueApi(http: Http): QueueApi {
  return {
    async queues() {
      const { items } = await readList(http, '/api/v3/fila', filaSchema);
      return items.map(toQueue);
    },
  };
}
