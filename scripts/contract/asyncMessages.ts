import {
  ackDataSchemas,
  actionFields,
  FILE_EVENTS,
  HANDSHAKE_EVENT,
  type ActionName,
} from '../../src/services/realtime/contract';
import { actionDocs } from './realtime/actions';
import { eventDocs } from './realtime/events';
import * as session from './realtime/session';
import { receivedSchema, referenceTo, sentSchema, withoutExample } from './schemas';
import type { ActionDoc, Schema, SentDoc, ThingDoc } from './types';

/** A part of a document. */
export type Part = Record<string, unknown>;

/** The socket.io event of every client action. */
export const ACTION_EVENT = 'message';

/** The mark of an extension with what is missed without it; nothing of what the documents name. */
export function markOf(extension: string | undefined): Part {
  return extension === undefined ? {} : { description: extension, 'x-extension': true };
}

function messageOf(name: string, words: Part, payload: Schema, example: unknown): Part {
  return { name, ...words, payload: withoutExample(payload), examples: [{ name, payload: example }] };
}

function sent(name: string, summary: string, doc: SentDoc): Part {
  return messageOf(name, { summary }, sentSchema(doc), doc.example);
}

/** An answer: done with these data, or refused. */
function answerOf(request: string, doc: ThingDoc): Part {
  const done = {
    type: 'object',
    properties: {
      ok: { const: true },
      reqId: { type: 'string', description: 'Of the request.' },
      dados: withoutExample(receivedSchema(doc)),
      seq: {
        type: 'number',
        'x-extension': true,
        description: 'Where the event stream of the agent stood. Without it nothing is compared.',
      },
      repetido: { type: 'boolean', 'x-extension': true, description: 'This request was done before.' },
    },
  };
  const words = { summary: `Answer to ${request}.`, 'x-extension': true };
  const example = { ok: true, reqId: session.exampleEnvelope.reqId, dados: doc.example };
  return messageOf(`${request}Answer`, words, { anyOf: [done, referenceTo('Refusal')] }, example);
}

function objectOf(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {};
}

function actionMessages(action: ActionName, { answer, extension, request, summary }: ActionDoc): Part {
  const fields = sentSchema({ ...request, schema: actionFields[action], description: '' });
  const named = { type: 'object', properties: { action: { const: action } } };
  const payload = { allOf: [referenceTo('Request'), named, withoutExample(fields)] };
  const example = { action, ...session.exampleEnvelope, ...objectOf(request.example) };
  const words = { summary, ...markOf(extension) };
  const message = { [action]: messageOf(action, words, payload, example) };
  if (answer === undefined) return message;
  return { ...message, [`${action}Answer`]: answerOf(action, { ...answer, schema: ackDataSchemas[action] }) };
}

function isAction(name: string): name is ActionName {
  return Object.hasOwn(actionFields, name);
}

/** Everything that the console sends, by channel, with what answers it. */
export function sentMessages(): Record<string, Part> {
  const { cancelDoc, frameAnswerDoc, frameDoc, handshakeDataDoc, handshakeDoc } = session;
  const actions = Object.keys(actionDocs).filter(isAction);
  const files = {
    frame: sent('frame', 'One part of a file.', frameDoc),
    cancel: { ...sent('cancel', 'An upload is given up.', cancelDoc), 'x-extension': true },
    frameAnswer: answerOf('frame', frameAnswerDoc),
  };
  return {
    [HANDSHAKE_EVENT]: {
      handshake: sent('handshake', 'Opens a session.', handshakeDoc),
      handshakeAnswer: answerOf('handshake', handshakeDataDoc),
    },
    [ACTION_EVENT]: Object.fromEntries(
      actions.flatMap((name) => Object.entries(actionMessages(name, actionDocs[name]))),
    ),
    ...Object.fromEntries(FILE_EVENTS.map((event) => [event, files])),
  };
}

/** Every event of a server, by channel. */
export function receivedMessages(): Record<string, Part> {
  const entries = Object.entries(eventDocs).map(([name, doc]) => {
    const { extension: _, ...payload } = { ...doc, description: '' };
    const words = { summary: doc.description, ...markOf(doc.extension) };
    return [name, { [name]: messageOf(name, words, receivedSchema(payload), doc.example) }] as const;
  });
  return Object.fromEntries(entries);
}
