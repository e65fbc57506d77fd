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
    (c, agent, req, reqId) => {
      const { message, repetido } = sendAgentMessage(c, agent, req, reqId);
      return { dados: { message }, repetido };
    },
  ),
  replyMessage: define(actionFields.replyMessage, ackDataSchemas.replyMessage, (c, agent, req, reqId) => {
    const { message, repetido } = sendAgentMessage(c, agent, req, reqId);
    return { dados: { message }, repetido };
  }),
  deleteMessage: define(actionFields.deleteMessage, ackDataSchemas.deleteMessage, (c, agent, req, reqId) => ({
    dados: deleteAgentMessage(c, agent, req, reqId),
  })),
  retryMessage: define(actionFields.retryMessage, ackDataSchemas.retryMessage, (c, agent, req, reqId) => {
    const { message, repetido } = retryAgentMessage(c, agent, req, reqId);
    return { dados: { message }, repetido };
  }),
  sendTemplate: define(actionFields.sendTemplate, ackDataSchemas.sendTemplate, (c, agent, req, reqId) =>
    sendTemplate(c, agent, req, reqId),
  ),
  getTemplates: define(actionFields.getTemplates, ackDataSchemas.getTemplates, (c, _agent, req) => ({
    dados: queueTemplates(c.sql, req.queue),
  })),
};
