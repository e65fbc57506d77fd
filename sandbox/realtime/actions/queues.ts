import { ackDataSchemas, actionFields } from '../../../src/services/realtime/contract';
import { joinQueues, leaveQueues, pause, unpause } from '../../centre/queueSwitches';
import { badges, queueNames, queueStatus, waitingByQueue } from '../../centre/waiting';
import { Refusal } from '../../centre/refusal';
import { findQueue } from '../../store';
import { define } from './define';

/** Queue switches, pauses and the panel of who is where. Contract §4. */
export const queueActions = {
  QueueStatus: define(actionFields.QueueStatus, ackDataSchemas.QueueStatus, (centre, agent, req) => {
    const filas = req.filas ?? queueNames(centre, agent.id);
    const unknown = filas.filter((name) => findQueue(centre.sql, name) === undefined);
    if (unknown.length > 0) throw new Refusal('SEM_FILA', { campos: { filas: unknown.join(', ') } });
    return {
      dados: {
        filas: queueStatus(centre, filas),
        espera: badges(centre, filas),
        waiting: waitingByQueue(centre, filas),
      },
    };
  }),
  QueueAdd: define(actionFields.QueueAdd, ackDataSchemas.QueueAdd, (centre, agent, req, reqId) => ({
    dados: joinQueues(centre, agent, req.filas, reqId),
  })),
  QueueRemove: define(actionFields.QueueRemove, ackDataSchemas.QueueRemove, (centre, agent, req) => ({
    dados: leaveQueues(centre, agent, req.filas),
  })),
  QueuePause: define(actionFields.QueuePause, ackDataSchemas.QueuePause, (centre, agent, req) => ({
    dados: pause(centre, agent, req.motivo, req.filas),
  })),
  QueueUnpause: define(actionFields.QueueUnpause, ackDataSchemas.QueueUnpause, (centre, agent, req) => ({
    dados: unpause(centre, agent, req.filas, req.motivo),
  })),
};
