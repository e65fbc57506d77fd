import { ackDataSchemas, actionFields } from '../../../src/services/realtime/contract';
import { joinQueues, leaveQueues, pause, unpause } from '../../centre/queueSwitches';
import { badges, queueNames, queueStatus, waitingByQueue } from '../../centre/waiting';
import { Refusal } from '../../centre/refusal';
import { define } from './define';

/** Queue switches, pauses and the panel of who is where. Contract §4. */
export const queueActions = {
  QueueStatus: define(actionFields.QueueStatus, ackDataSchemas.QueueStatus, (c, agent, req) => {
    const mine = queueNames(c, agent.id);
    const filas = req.filas ?? mine;
    const foreign = filas.filter((name) => !mine.includes(name));
    if (foreign.length > 0) throw new Refusal('SEM_FILA', { campos: { filas: foreign.join(', ') } });
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
