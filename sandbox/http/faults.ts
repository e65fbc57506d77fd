import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Faults } from '../control/faults';
import { Refusal } from '../centre/refusal';
import { errorBody } from './errors';

/** Lets the faults that tests ordered happen to HTTP requests: late, failed, cut, or done with the answer lost or held. */
export function applyHttpFaults(app: FastifyInstance, faults: Faults): void {
  const losing = new WeakSet<object>();
  const held = new WeakMap<object, Promise<void>>();

  app.addHook('onRequest', async (request, reply) => {
    if (request.method === 'OPTIONS') return undefined;
    for (const fault of faults.takeHttp(request.url)) {
      if (fault.kind === 'delay') await sleep(fault.ms ?? 0);
      if (fault.kind === 'loseAnswer') losing.add(request.raw);
      if (fault.kind === 'holdAnswer') held.set(request.raw, faults.untilCleared());
      if (fault.kind === 'fail') {
        return reply.code(fault.status ?? 503).send(errorBody(new Refusal('INDISPONIVEL')));
      }
      if (fault.kind === 'drop') {
        request.raw.socket.destroy();
        return reply.hijack();
      }
    }
    return undefined;
  });

  app.addHook('onSend', async (request) => {
    await held.get(request.raw);
    if (losing.has(request.raw)) request.raw.socket.destroy();
  });
}
