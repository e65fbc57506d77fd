import { createServer } from 'node:http';
import { Server, type Socket } from 'socket.io';
import { FILE_EVENTS, HANDSHAKE_EVENT } from '../../src/services/realtime/contract';
import type { Centre } from '../centre/centre';
import type { ActionFault, Faults } from '../control/faults';
import { isLoopbackOrigin } from '../net/origins';
import { listenLoopback, type Listening } from '../net/listen';
import { answerOf, asRefusal, rawAction, rawReqId, refusalAck, type Answer } from './answers';
import { dispatch, type Outcome } from './dispatch';
import { takeFile } from './files';
import { catchUp, welcome } from './handshake';
import type { Hub } from './hub';

/** The socket.io side of the sandbox. */
export interface Realtime {
  /** Starts listening; answers the port. */
  listen(port: number): Promise<number>;
  /** Cuts every connection and stops listening; `listen` may follow. */
  stop(): Promise<void>;
}

/** What the server works with; `bearer` is the fixed token that stands for no session. */
export interface RealtimeParts {
  c: Centre;
  hub: Hub;
  faults: Faults;
  bearer: string;
  onError: (error: unknown) => void;
}

/** Runs a request under the faults ordered for it: late, failed, unseen, or done with the answer lost. */
function underFaults(
  { c, faults }: RealtimeParts,
  action: string,
  reqId: string,
  answer: Answer,
  run: (answer: Answer) => void,
): void {
  const met = faults.takeAction(action);
  if (met.some((f) => f.kind === 'drop')) return;
  const heard = met.some((f) => f.kind === 'loseAck') ? undefined : answer;
  const failed = met.find((f) => f.kind === 'fail');
  const act = (): void => {
    if (failed) heard?.(failureAck(reqId, failed));
    else run(heard);
  };
  const wait = met.reduce((ms, f) => ms + (f.kind === 'delay' ? (f.ms ?? 0) : 0), 0);
  if (wait > 0) c.timers.after(wait, act);
  else act();
}

function failureAck(reqId: string, { codigo = 'INDISPONIVEL' }: ActionFault): object {
  const tentarDeNovo = codigo === 'INDISPONIVEL' || codigo === 'INTERNO';
  return { ok: false, reqId, codigo, msg: 'Servidor indisponível, tente novamente.', tentarDeNovo };
}

/** Tells a refusal by errorMsg to a client that takes no answers. */
function tellRefusal(c: Centre, agentId: number, reqId: string, outcome: Outcome): void {
  if (!outcome.refused) return;
  const { codigo, msg } = outcome.refused;
  c.sql.work(() => c.stream.push(agentId, 'errorMsg', { msg, codigo, action: outcome.action }, reqId));
}

function onHandshake(parts: RealtimeParts, socket: Socket, raw: unknown, answer: Answer): void {
  const { c, hub, bearer, onError } = parts;
  const reqId = rawReqId(raw);
  try {
    // A second handshake on a socket begins anew: the former must not count as another browser.
    hub.leave(socket);
    const { agent, hello, dados, events } = welcome(c, hub, raw, bearer);
    answer?.({ ok: true, reqId, dados, seq: dados.seq });
    events.forEach((event) => socket.emit(event.name, event.payload));
    hub.enter({ socket, agentId: agent.id, clientId: hello.clientId, abaId: hello.abaId });
    catchUp(c, agent);
  } catch (error) {
    answer?.(refusalAck(reqId, asRefusal(error, onError)));
  }
}

function onMessage(parts: RealtimeParts, socket: Socket, raw: unknown, answer: Answer): void {
  const { c, hub, onError } = parts;
  const agentId = hub.sessionOf(socket)?.agentId;
  const reqId = rawReqId(raw);
  underFaults(parts, rawAction(raw), reqId, answer, (heard) => {
    const outcome = dispatch(c, agentId, raw, onError);
    heard?.(outcome.ack);
    if (!answer && agentId !== undefined) tellRefusal(c, agentId, reqId, outcome);
  });
}

function onConnection(parts: RealtimeParts, socket: Socket): void {
  const { c, hub, onError } = parts;
  /** A listener whose failure is reported instead of ending the process. */
  const on = (event: string, listener: (args: unknown[]) => void): void => {
    socket.on(event, (...args: unknown[]) => {
      try {
        listener(args);
      } catch (error) {
        onError(error);
      }
    });
  };
  on(HANDSHAKE_EVENT, (args) =>
    underFaults(parts, HANDSHAKE_EVENT, rawReqId(args[0]), answerOf(args), (heard) =>
      onHandshake(parts, socket, args[0], heard),
    ),
  );
  on('message', (args) => onMessage(parts, socket, args[0], answerOf(args)));
  for (const tipo of FILE_EVENTS) {
    on(tipo, (args) => {
      const chunk = typeof args[1] === 'function' ? undefined : args[1];
      underFaults(parts, tipo, rawReqId(args[0]), answerOf(args), (heard) => {
        const ack = takeFile(c, hub.sessionOf(socket)?.agentId, tipo, args[0], chunk, onError);
        heard?.(ack);
      });
    });
  }
  on('disconnect', () => hub.leave(socket));
}

/** Makes the socket.io server: websocket only, pages of this machine only. */
export function createRealtime(parts: RealtimeParts): Realtime {
  const server = createServer((_req, res) => {
    res.writeHead(404).end();
  });
  const io = new Server(server, {
    transports: ['websocket'],
    serveClient: false,
    allowRequest: ({ headers: { origin } }, allow) =>
      allow(null, origin === undefined || isLoopbackOrigin(origin)),
  });
  io.on('connection', (socket) => onConnection(parts, socket));
  let listening: Listening | undefined;
  return {
    listen: async (port) => {
      listening = await listenLoopback(server, port);
      return listening.port;
    },
    stop: async () => {
      await listening?.close();
      listening = undefined;
    },
  };
}
