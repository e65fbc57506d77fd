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
    (c, agent, req, reqId) => ({ dados: addConversation(c, agent, req, reqId) }),
  ),
  EncerrarAtendimento: define(
    actionFields.EncerrarAtendimento,
    ackDataSchemas.EncerrarAtendimento,
    (c, agent, req, reqId) => closeConversation(c, req.idAtendimento, agent, reqId),
  ),
  TransferenciaAtendimento: define(
    actionFields.TransferenciaAtendimento,
    ackDataSchemas.TransferenciaAtendimento,
    (c, agent, req, reqId) => ({ dados: transferToAgent(c, agent, req, reqId) }),
  ),
  TransfereAtendimentoParaFila: define(
    actionFields.TransfereAtendimentoParaFila,
    ackDataSchemas.TransfereAtendimentoParaFila,
    (c, agent, req, reqId) => ({ dados: transferToQueue(c, agent, req, reqId) }),
  ),
  atualizaAtendimento: define(
    actionFields.atualizaAtendimento,
    ackDataSchemas.atualizaAtendimento,
    (c, agent, req, reqId) => ({
      dados: renameConversation(c, agent, req.idAtendimento, req.fromName, reqId),
    }),
  ),
  leuAtendimento: define(actionFields.leuAtendimento, ackDataSchemas.leuAtendimento, (c, agent, req) => ({
    dados: readConversation(c, agent, req.idAtendimento, req.ateId),
  })),
  digitando: define(actionFields.digitando, ackDataSchemas.digitando, (c, agent, req) => {
    requireOwnConversation(c, req.idAtendimento, agent);
    return { dados: null };
  }),
};
