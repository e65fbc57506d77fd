import { ackDataSchemas, actionFields } from '../../../src/services/realtime/contract';
import { joinQueues, leaveQueues, pause, unpause } from '../../centre/queueSwitches';
import { badges, queueNames, queueStatus, waitingByQueue } from '../../centre/waiting';
import { Refusal } from '../../centre/refusal';
import { findQueue } from '../../store';
import { define } from './define';

/** Queue switches, pauses and the panel of who is where. Contract §4. */
export const queueActions = {
  QueueStatus: define(actionFields.QueueStatus, ackDataSchemas.QueueStatus, (c, agent, req) => {
    const filas = req.filas ?? queueNames(c, agent.id);
    const unknown = filas.filter((name) => findQueue(c.sql, name) === undefined);
    if (unknown.length > 0) throw new Refusal('SEM_FILA', { campos: { filas: unknown.join(', ') } });
    return {
      dados: {
        filas: queueStatus(c, filas),
        espera: badges(c, filas),
        waiting: waitingByQueue(c, filas),
      },
    };
  }),
  QueueAdd: define(actionFields.QueueAdd, ackDataSchemas.QueueAdd, (c, agent, req, reqId) => ({
    dados: joinQueues(c, agent, req.filas, reqId),
  })),
  QueueRemove: define(actionFields.QueueRemove, ackDataSchemas.QueueRemove, (c, agent, req) => ({
    dados: leaveQueues(c, agent, req.filas),
  })),
  QueuePause: define(actionFields.QueuePause, ackDataSchemas.QueuePause, (c, agent, req) => ({
    dados: pause(c, agent, req.motivo, req.filas),
  })),
  QueueUnpause: define(actionFields.QueueUnpause, ackDataSchemas.QueueUnpause, (c, agent, req) => ({
    dados: unpause(c, agent, req.filas, req.motivo),
  })),
};
