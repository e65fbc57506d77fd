import { randomUUID } from 'node:crypto';
import type { ActionMap, Atendimento } from '../../src/services/realtime/contract';

let order = 0;

/** Fields of a chat message to a conversation; each call is a new message, later in order. */
export function chat(to: Atendimento, texto: string): ActionMap['ClientChatMessage']['fields'] {
  order += 1;
  return {
    clientMsgId: randomUUID(),
    idAtendimento: to.id,
    fromID: to.fromID,
    queue: to.queue,
    queueTypeID: to.queueTypeID,
    texto,
    ordem: order,
  };
}

/** Fields of the request that ends a conversation. */
export function ends(row: Atendimento): ActionMap['EncerrarAtendimento']['fields'] {
  return { idAtendimento: row.id, queue: row.queue, queueTypeID: row.queueTypeID };
}
