import type { Queue } from '../../store/queues/types';

/** The centre's queues. */
export interface QueueApi {
  queues(): Promise<Queue[]>;
}
