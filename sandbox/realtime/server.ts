import { createServer } from 'node:http';
import { Server, type Socket } from 'socket.io';
import { FILE_EVENTS, HANDSHAKE_EVENT } from '../../src/services/realtime/contract';
import type { Centre } from '../centre/centre';
import type { ActionFault, Faults } from '../control/faults';
import { IGNORED, type Emitted, type SocketDialect } from '../dialect/dialect';
import { isLoopbackOrigin } from '../net/origins';
import { listenLoopback, type Listening } from '../net/listen';
import { answerOf, asRefusal, hostOf, rawAction, rawReqId, refusalAck, type Answer } from './answers';
import { dispatch, type Outcome } from './dispatch';
import { takeFile } from './files';
import { catchUp, welcome } from './handshake';
import type { ToldPages } from '../net/toldPages';
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
  centre: Centre;
  hub: Hub;
  faults: Faults;
  bearer: string;
  toldPages: ToldPages;
  dialect: SocketDialect;
  onError: (error: unknown) => void;
}

/** Runs a request under the faults ordered for it: late, failed, unseen, or done with the answer lost. */
function underFaults(
  { centre, faults }: RealtimeParts,
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
  if (wait > 0) centre.timers.after(wait, act);
  else act();
}

function failureAck(reqId: string, { codigo = 'INDISPONIVEL' }: ActionFault): object {
  const tentarDeNovo = codigo === 'INDISPONIVEL' || codigo === 'INTERNO';
  return { ok: false, reqId, codigo, msg: 'Servidor indisponível, tente novamente.', tentarDeNovo };
}

/** Tells a refusal by errorMsg to a client that takes no answers. */
function emitRefusal(centre: Centre, agentId: number, reqId: string, outcome: Outcome): void {
  if (!outcome.refused) return;
  const { codigo, msg } = outcome.refused;
  centre.sql.work(() =>
    centre.stream.push(agentId, 'errorMsg', { msg, codigo, action: outcome.action }, reqId),
  );
}

function onHandshake(parts: RealtimeParts, socket: Socket, raw: unknown, answer: Answer): void {
  const { centre, hub, bearer, onError } = parts;
  const reqId = rawReqId(raw);
  try {
    // A second handshake on a socket begins anew: the former must not count as another browser.
    hub.leave(socket);
    const { agent, hello, dados, events } = welcome(centre, hub, raw, bearer);
    parts.toldPages.heardHandshake(hello.sessao);
    answer?.({ ok: true, reqId, dados, seq: dados.seq });
    const to = { agentId: agent.id, clientId: hello.clientId, host: hostOf(socket) };
    for (const event of events) {
      const told = parts.dialect.push(to, event);
      if (told) socket.emit(event.name, told);
    }
    hub.enter({ socket, agentId: agent.id, clientId: hello.clientId, abaId: hello.abaId });
    catchUp(centre, agent);
  } catch (error) {
    answer?.(refusalAck(reqId, asRefusal(error, onError)));
  }
}

function onMessage(parts: RealtimeParts, socket: Socket, raw: unknown, answer: Answer): void {
  const { centre, hub, onError } = parts;
  const agentId = hub.sessionOf(socket)?.agentId;
  const reqId = rawReqId(raw);
  underFaults(parts, rawAction(raw), reqId, answer, (heard) => {
    const outcome = dispatch(centre, agentId, raw, onError);
    heard?.(outcome.ack);
    if (!answer && agentId !== undefined) emitRefusal(centre, agentId, reqId, outcome);
    const more = parts.dialect.following(outcome.action, outcome.ack);
    for (const { name, payload } of more) socket.emit(name, payload);
  });
}

function onConnection(parts: RealtimeParts, socket: Socket): void {
  const { centre, hub, dialect, onError } = parts;
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
  /** As `on`, with payload and answer in the dialect; what the dialect does not know is ignored. */
  const take = (
    event: string,
    emittedBy: (raw: unknown) => Emitted,
    taken: (raw: unknown, answer: Answer, args: unknown[]) => void,
  ): void => {
    on(event, (args) => {
      const emitted = emittedBy(args[0]);
      const raw = dialect.incoming(emitted, args[0]);
      if (raw === IGNORED) return;
      taken(raw, dialect.answering(emitted, hostOf(socket), answerOf(args)), args);
    });
  };
  take(
    HANDSHAKE_EVENT,
    () => ({ kind: 'handshake' }),
    (raw, answer) => {
      underFaults(parts, HANDSHAKE_EVENT, rawReqId(raw), answer, (heard) =>
        onHandshake(parts, socket, raw, heard),
      );
    },
  );
  take(
    'message',
    (raw) => ({ kind: 'action', action: rawAction(raw) }),
    (raw, answer) => onMessage(parts, socket, raw, answer),
  );
  for (const tipo of FILE_EVENTS) {
    take(
      tipo,
      () => ({ kind: tipo }),
      (raw, answer, args) => {
        const chunk = typeof args[1] === 'function' ? undefined : args[1];
        underFaults(parts, tipo, rawReqId(raw), answer, (heard) => {
          const ack = takeFile(centre, hub.sessionOf(socket)?.agentId, tipo, raw, chunk, onError);
          heard?.(ack);
        });
      },
    );
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
