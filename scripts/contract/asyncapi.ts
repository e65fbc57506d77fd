import { FILE_EVENTS, HANDSHAKE_EVENT, PROTOCOL_VERSION } from '../../src/services/realtime/contract';
import { ACTION_EVENT, markOf, receivedMessages, sentMessages, type Part } from './asyncMessages';
import { actionDocs } from './realtime/actions';
import { eventDocs } from './realtime/events';
import { refusalDoc, requestDoc } from './realtime/session';
import { receivedSchema, referredBy, sentSchema, thingSchemas } from './schemas';
import type { ActionDoc, Schema } from './types';

const CHANNEL_WORDS: Readonly<Record<string, string>> = {
  [HANDSHAKE_EVENT]:
    'First event after each connection. The documents do not name it; the console assumes this name.',
  [ACTION_EVENT]: 'Client actions, told apart by `action`. The answer is the acknowledgement of socket.io.',
  file: 'Parts of a file that becomes a message at the end.',
  fileOnly: 'Parts of a file that an e-mail names afterwards, by `uploadId` in `queueAnexos`.',
};

function channel(address: string, messages: Part): Part {
  const description = CHANNEL_WORDS[address];
  return { address, ...(description === undefined ? {} : { description }), messages };
}

function descriptionOf(follows: readonly string[], extension: string | undefined): string {
  const events = `Events that follow: ${follows.join(', ')}.`;
  return extension === undefined ? events : `${events} ${extension}`;
}

function send(address: string, request: string, answer: string | null, doc: Partial<ActionDoc>): Part {
  const at = { $ref: `#/channels/${address}` };
  const one = (name: string): Part => ({ $ref: `#/channels/${address}/messages/${name}` });
  return {
    action: 'send',
    channel: at,
    ...(doc.summary === undefined ? {} : { summary: doc.summary }),
    ...markOf(doc.extension),
    ...(doc.follows === undefined ? {} : { description: descriptionOf(doc.follows, doc.extension) }),
    messages: [one(request)],
    ...(answer === null ? {} : { reply: { channel: at, messages: [one(answer)] } }),
  };
}

const CANCEL = 'A server that ignores it keeps an unfinished file.';

function sentOperations(): Record<string, Part> {
  const actions = Object.entries(actionDocs).map(([name, doc]: [string, ActionDoc]) => {
    return [name, send(ACTION_EVENT, name, doc.answer === undefined ? null : `${name}Answer`, doc)] as const;
  });
  return {
    authenticate: send(HANDSHAKE_EVENT, 'handshake', 'handshakeAnswer', { summary: 'Opens a session.' }),
    ...Object.fromEntries(actions),
    ...Object.fromEntries(
      FILE_EVENTS.flatMap((event): [string, Part][] => [
        [event, send(event, 'frame', 'frameAnswer', { summary: 'Sends a part of a file.' })],
        [
          `${event}Cancel`,
          send(event, 'cancel', null, { summary: 'Gives an upload up.', extension: CANCEL }),
        ],
      ]),
    ),
  };
}

/** Operations of events; an action may have the same name. */
function receivedOperations(): Record<string, Part> {
  const entries = Object.entries(eventDocs).map(([name, { description, extension }]) => {
    const one = { $ref: `#/channels/${name}/messages/${name}` };
    const operation = { action: 'receive', channel: { $ref: `#/channels/${name}` }, summary: description };
    return [`on.${name}`, { ...operation, ...markOf(extension), messages: [one] }] as const;
  });
  return Object.fromEntries(entries);
}

const server = {
  host: '{server}:{port}',
  protocol: 'wss',
  description: 'socket.io by websocket alone; `ws` where the server’s address says http.',
  variables: {
    server: { description: 'The customer’s server.', default: 'localhost' },
    port: { description: 'Of `config.json`.', default: '8003' },
  },
};

/** The AsyncAPI 3.0 document of the socket, from the console’s side. */
export function asyncApiDocument(): Part {
  const channels = Object.entries({ ...sentMessages(), ...receivedMessages() });
  const all: Record<string, Schema> = {
    ...thingSchemas(),
    Request: sentSchema(requestDoc),
    Refusal: receivedSchema(refusalDoc),
  };
  const used = referredBy(channels, all);
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Agent console: socket',
      version: PROTOCOL_VERSION,
      description:
        'What the console sends (`send`) and reads (`receive`) over socket.io. How to read `required` and ' +
        '`x-extension` stands in README.md beside this file.',
    },
    defaultContentType: 'application/json',
    servers: { centre: server },
    channels: Object.fromEntries(channels.map(([name, messages]) => [name, channel(name, messages)])),
    operations: { ...sentOperations(), ...receivedOperations() },
    components: { schemas: Object.fromEntries(Object.entries(all).filter(([name]) => used.has(name))) },
  };
}
