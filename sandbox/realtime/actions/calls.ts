import { ackDataSchemas, actionFields } from '../../../src/services/realtime/contract';
import { hangUpCall } from '../../centre/calls';
import { startCall } from '../../centre/callsDialled';
import { invalid, Refusal } from '../../centre/refusal';
import { agentQueues, findQueue } from '../../store';
import { define } from './define';

/** Calls without a softphone: dialling by the exchange, and hanging up. Contract §4. */
export const callActions = {
  Desliga: define(actionFields.Desliga, ackDataSchemas.Desliga, (centre, _agent, req, reqId) => {
    hangUpCall(centre, req.uniqueid, req.causa, reqId);
    return { dados: { uniqueid: req.uniqueid } };
  }),
  dial: define(actionFields.dial, ackDataSchemas.dial, (centre, agent, req, reqId) => {
    if (!agentQueues(centre.sql, agent.id).some((q) => q.fila === req.queue)) throw new Refusal('SEM_FILA');
    if (findQueue(centre.sql, req.queue)?.queue_type !== 1) throw invalid('queue', 'Fila de outro tipo');
    const numero = req.numero.trim();
    if (!centre.phones.hasDesk(agent.id))
      return {
        dados: { uniqueid: startCall(centre, agent, { numero, fila: req.queue, sentido: 2 }, reqId) },
      };
    const uniqueid = centre.phones.dial(agent.id, numero, req.queue);
    if (uniqueid === undefined) throw new Refusal('VALIDACAO', { msg: 'O telefone de mesa está em uso' });
    return { dados: { uniqueid } };
  }),
};
