import { ackDataSchemas, actionFields } from '../../../src/services/realtime/contract';
import { sendAgentMessage } from '../../centre/agentMessages';
import { deleteAgentMessage, retryAgentMessage } from '../../centre/messageEdits';
import { queueTemplates, sendTemplate } from '../../centre/templates';
import { define } from './define';

/** Messages, replies, deletions, retries and templates. Contract §4. */
export const messageActions = {
  ClientChatMessage: define(
    actionFields.ClientChatMessage,
    ackDataSchemas.ClientChatMessage,
    (centre, agent, req, reqId) => {
      const { message, repetido } = sendAgentMessage(centre, agent, req, reqId);
      return { dados: { message }, repetido };
    },
  ),
  replyMessage: define(
    actionFields.replyMessage,
    ackDataSchemas.replyMessage,
    (centre, agent, req, reqId) => {
      const { message, repetido } = sendAgentMessage(centre, agent, req, reqId);
      return { dados: { message }, repetido };
    },
  ),
  deleteMessage: define(
    actionFields.deleteMessage,
    ackDataSchemas.deleteMessage,
    (centre, agent, req, reqId) => ({
      dados: deleteAgentMessage(centre, agent, req, reqId),
    }),
  ),
  retryMessage: define(
    actionFields.retryMessage,
    ackDataSchemas.retryMessage,
    (centre, agent, req, reqId) => {
      const { message, repetido } = retryAgentMessage(centre, agent, req, reqId);
      return { dados: { message }, repetido };
    },
  ),
  sendTemplate: define(actionFields.sendTemplate, ackDataSchemas.sendTemplate, (centre, agent, req, reqId) =>
    sendTemplate(centre, agent, req, reqId),
  ),
  getTemplates: define(actionFields.getTemplates, ackDataSchemas.getTemplates, (centre, _agent, req) => ({
    dados: queueTemplates(centre.sql, req.queue),
  })),
};
