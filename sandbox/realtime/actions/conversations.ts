import { ackDataSchemas, actionFields } from '../../../src/services/realtime/contract';
import { closeConversation } from '../../centre/closing';
import { readConversation, renameConversation } from '../../centre/conversationEdits';
import { addConversation } from '../../centre/newConversations';
import { transferToAgent, transferToQueue } from '../../centre/transfers';
import { requireOwnConversation } from '../../centre/ownership';
import { define } from './define';

/** Beginning, ending, handing over, renaming and reading conversations. Contract §4. */
export const conversationActions = {
  addAtendimento: define(
    actionFields.addAtendimento,
    ackDataSchemas.addAtendimento,
    (centre, agent, req, reqId) => ({ dados: addConversation(centre, agent, req, reqId) }),
  ),
  EncerrarAtendimento: define(
    actionFields.EncerrarAtendimento,
    ackDataSchemas.EncerrarAtendimento,
    (centre, agent, req, reqId) => closeConversation(centre, req.idAtendimento, agent, reqId),
  ),
  TransferenciaAtendimento: define(
    actionFields.TransferenciaAtendimento,
    ackDataSchemas.TransferenciaAtendimento,
    (centre, agent, req, reqId) => ({ dados: transferToAgent(centre, agent, req, reqId) }),
  ),
  TransfereAtendimentoParaFila: define(
    actionFields.TransfereAtendimentoParaFila,
    ackDataSchemas.TransfereAtendimentoParaFila,
    (centre, agent, req, reqId) => ({ dados: transferToQueue(centre, agent, req, reqId) }),
  ),
  atualizaAtendimento: define(
    actionFields.atualizaAtendimento,
    ackDataSchemas.atualizaAtendimento,
    (centre, agent, req, reqId) => ({
      dados: renameConversation(centre, agent, req.idAtendimento, req.fromName, reqId),
    }),
  ),
  leuAtendimento: define(
    actionFields.leuAtendimento,
    ackDataSchemas.leuAtendimento,
    (centre, agent, req) => ({
      dados: readConversation(centre, agent, req.idAtendimento, req.ateId),
    }),
  ),
  digitando: define(actionFields.digitando, ackDataSchemas.digitando, (centre, agent, req) => {
    requireOwnConversation(centre, req.idAtendimento, agent);
    return { dados: null };
  }),
};
