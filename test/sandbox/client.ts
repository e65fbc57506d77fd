import { randomUUID } from 'node:crypto';
import { io, type Socket } from 'socket.io-client';
import * as v from 'valibot';
import {
  ackDataSchemas,
  ackSchema,
  HANDSHAKE_EVENT,
  handshakeDataSchema,
  serverEventSchemas,
  type Ack,
  type ActionMap,
  type ActionName,
  type AckErro,
  type HandshakeData,
  type ServerEventMap,
  type ServerEventName,
} from '../../src/services/realtime/contract';

/** An event as it arrived. */
export interface Seen {
  name: string;
  payload: Record<string, unknown>;
}

/** An agent at the other end of a real socket, checking everything it gets against the contract. */
export interface AgentClient {
  socket: Socket;
  clientId: string;
  events: Seen[];
  hello: HandshakeData;
  /** Sends an action and answers the ack, whatever it says. `reqId` may be given to repeat a request. */
  send<A extends ActionName>(
    action: A,
    fields: ActionMap[A]['fields'],
    reqId?: string,
  ): Promise<Ack<ActionMap[A]['dados']>>;
  /** As `send`, for requests that must succeed. */
  ok<A extends ActionName>(
    action: A,
    fields: ActionMap[A]['fields'],
    reqId?: string,
  ): Promise<ActionMap[A]['dados']>;
  /** As `send`, for requests that must be refused. */
  refused<A extends ActionName>(action: A, fields: ActionMap[A]['fields'], reqId?: string): Promise<AckErro>;
  /** The next (or an already seen) event of a name that fits. */
  event<E extends ServerEventName>(
    name: E,
    fits?: (payload: ServerEventMap[E]) => boolean,
  ): Promise<ServerEventMap[E]>;
  /** Numbers of the events so far, in order of arrival. */
  seqs(): number[];
  /** Events so far that the contract does not know or that fail its schema. */
  invalid(): Seen[];
  close(): void;
}

const TIMEOUT_MS = 20_000;

/** Longest time that one look after another counts for, ms: while the process stands still, so does what it waits for. */
const STEP_MS = 100;

/** Waits until `probe` answers something; fails after it has waited twenty seconds. */
export async function until<T>(probe: () => T | undefined, what: string): Promise<T> {
  let waited = 0;
  let last = performance.now();
  for (;;) {
    const found = probe();
    if (found !== undefined) return found;
    if (waited > TIMEOUT_MS) throw new Error(`waited in vain for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
    const now = performance.now();
    waited += Math.min(now - last, STEP_MS);
    last = now;
  }
}

/** As `until`, for what is or is not so. */
export async function untilSo(isSo: () => boolean, what: string): Promise<void> {
  await until(() => (isSo() ? true : undefined), what);
}

/** A connected socket, before any handshake. */
export async function connect(port: number): Promise<Socket> {
  const socket = io(`http://localhost:${port}`, {
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  return socket;
}

/** Who connects, and from where in its stream. */
export interface Who {
  fullname: string;
  ramal?: string | null;
  clientId?: string;
  token?: string;
  epoca?: string;
  ultimoSeq?: number;
}

/** Fields of a handshake. */
export function helloOf(socket: Socket, who: Who): object {
  const { fullname, ramal = null, clientId = randomUUID(), ...rest } = who;
  return {
    clientId,
    socketId: socket.id,
    nome: fullname,
    ramal,
    versao: '2.0',
    abaId: randomUUID(),
    ...rest,
  };
}

/** Envelope and fields of a request. */
export function requestOf(
  fullname: string,
  action: string,
  fields: object,
  reqId: string = randomUUID(),
): object {
  return {
    action,
    reqId,
    versao: '2.0',
    agente: fullname,
    ramal: null,
    enviadoEm: new Date().toISOString(),
    ...fields,
  };
}

function isEventName(name: string): name is ServerEventName {
  return Object.hasOwn(serverEventSchemas, name);
}

function isValid(name: string, payload: unknown): boolean {
  return isEventName(name) && v.is(serverEventSchemas[name], payload);
}

/** Connects as an agent and shakes hands. */
export async function connectAgent(port: number, who: Who): Promise<AgentClient> {
  const socket = await connect(port);
  const events: Seen[] = [];
  socket.onAny((name: string, payload: Record<string, unknown>) => events.push({ name, payload }));
  const clientId = who.clientId ?? randomUUID();
  const answer: unknown = await socket
    .timeout(TIMEOUT_MS)
    .emitWithAck(HANDSHAKE_EVENT, helloOf(socket, { ...who, clientId }));
  const hello = v.parse(ackSchema(handshakeDataSchema), answer);
  if (!hello.ok) throw new Error(`handshake refused: ${hello.codigo}`);

  const send: AgentClient['send'] = async (action, fields, reqId) => {
    const ack: unknown = await socket
      .timeout(TIMEOUT_MS)
      .emitWithAck('message', requestOf(who.fullname, action, fields, reqId));
    const checked = v.parse(ackSchema(ackDataSchemas[action]), ack);
    // As below: the schema is the one of this very action.
    return checked as Ack<never>;
  };
  return {
    socket,
    clientId,
    events,
    hello: hello.dados,
    send,
    ok: async (action, fields, reqId) => {
      const ack = await send(action, fields, reqId);
      if (!ack.ok) throw new Error(`${action} refused: ${ack.codigo} ${JSON.stringify(ack.campos ?? {})}`);
      return ack.dados;
    },
    refused: async (action, fields, reqId) => {
      const ack = await send(action, fields, reqId);
      if (ack.ok) throw new Error(`${action} was not refused`);
      return ack;
    },
    event: <E extends ServerEventName>(
      name: E,
      fits: (payload: ServerEventMap[E]) => boolean = () => true,
    ): Promise<ServerEventMap[E]> =>
      until((): ServerEventMap[E] | undefined => {
        for (const seen of events) {
          if (seen.name !== name) continue;
          // The schema is the one of this very name; the union it is typed with cannot say so.
          const payload = v.parse(serverEventSchemas[name], seen.payload) as ServerEventMap[E];
          if (fits(payload)) return payload;
        }
        return undefined;
      }, `event ${name}`),
    seqs: () => events.map((seen) => Number(seen.payload['seq'])),
    invalid: () => events.filter(({ name, payload }) => !isValid(name, payload)),
    close: () => {
      socket.close();
    },
  };
}
