import * as v from 'valibot';
import type { Handshake, Limits } from '../../store/connection/types';
import type { ReportedMemberships } from '../../store/queues/types';
import { anything, date, text, number, partOf, requiredId, textOr, texts } from '../decode/lenient';
import { isAnyJoinSaid, membershipsIn } from '../decode/queue';
import { toPauseReason, toStatus } from '../decode/user';
import type { Ids } from '../ids';
import type { WireReports } from '../wireReports';
import type { Hello, HandshakeAnswer, HandshakeResult } from './client';
import { HANDSHAKE_EVENT, PROTOCOL_VERSION, type Handshake as WireHandshake } from './contract';
import { readAck } from './readAck';

const REPLAYS = new Map<string, Handshake['replay']>([
  ['nada', 'nothing'],
  ['completo', 'complete'],
  ['lacuna', 'gap'],
]);

/** The handshake as the wire has it (contract §3). */
export function encodeHello(
  hello: Hello,
  ids: Pick<Ids, 'clientId' | 'tabId'>,
  socketId: string,
  token: string | null,
  session: string | null,
): WireHandshake {
  const { name, extension, epoch, lastSeq } = hello;
  return {
    clientId: ids.clientId,
    socketId,
    nome: name,
    ramal: extension,
    versao: PROTOCOL_VERSION,
    abaId: ids.tabId,
    ...(epoch === null ? {} : { epoca: epoch }),
    ...(lastSeq === null ? {} : { ultimoSeq: lastSeq }),
    ...(token === null ? {} : { token }),
    ...(session === null ? {} : { sessao: session }),
  };
}

const wireLimits = v.object({
  maxArquivoBytes: number,
  tiposBloqueados: texts,
  maxTexto: partOf(v.record(v.string(), number)),
  validadeReqIdMs: number,
});

/** Null: the server promises nothing. A limit that it leaves out is none. */
function toLimits(wire: v.InferOutput<typeof wireLimits> | null): Limits | null {
  if (wire === null) return null;
  const maxText = Object.entries(wire.maxTexto ?? {}).filter(
    (entry): entry is [string, number] => entry[1] !== null,
  );
  return {
    maxFileBytes: wire.maxArquivoBytes ?? Number.MAX_SAFE_INTEGER,
    blockedTypes: wire.tiposBloqueados,
    maxTextByQueueType: Object.fromEntries(maxText),
    requestIdLifetimeMs: wire.validadeReqIdMs ?? 0,
  };
}

/** What an accepted handshake has to say to be one: where its event stream stands (contract §3). */
const wireHandshake = v.object({
  epoca: requiredId,
  seq: v.pipe(number, v.number(), v.integer()),
  replay: textOr('lacuna'),
  hora: date,
  filas: anything,
  status: number,
  motivoPausa: text,
  limites: partOf(wireLimits),
});

type AgentReport = ReportedMemberships & Pick<Handshake, 'status' | 'pauseReason'>;

/** The agent's queues and status; null of a server that says nothing of them. Names alone say nothing of the status. */
function agentOf(
  { filas, motivoPausa, status: reported }: v.InferOutput<typeof wireHandshake>,
  report: WireReports['report'],
): AgentReport | null {
  const queues = membershipsIn(filas, (oddities) => report(HANDSHAKE_EVENT, oddities));
  if (queues === undefined) return null;
  const { memberships, isPart = false } = queues;
  const isUnsaid = reported === null && (memberships.length > 0 || isPart) && !isAnyJoinSaid(memberships);
  if (isUnsaid) return { ...queues, status: null, pauseReason: null };
  const status = toStatus(reported, motivoPausa, memberships);
  return { ...queues, status, pauseReason: toPauseReason(status, motivoPausa, memberships) };
}

function toHandshake(
  wire: v.InferOutput<typeof wireHandshake>,
  report: WireReports['report'],
): HandshakeAnswer {
  return {
    epoch: wire.epoca,
    seq: wire.seq,
    replay: REPLAYS.get(wire.replay) ?? 'gap',
    serverTime: wire.hora,
    ...(agentOf(wire, report) ?? { memberships: null, status: null, pauseReason: null }),
    limits: toLimits(wire.limites),
  };
}

/**
 * The server's answer to the handshake. One that does not say where the event stream stands promises nothing of what
 * contract §1 asks of a server with acks, and counts as none (contract §1.10).
 */
export function decodeHandshake(answer: unknown, report: WireReports['report']): HandshakeResult {
  const result = readAck(answer);
  if (result.kind === 'refused') {
    const { failure, retryable, retryAfterMs } = result;
    return { kind: 'refused', failure, retryable, retryAfterMs };
  }
  const read = v.safeParse(wireHandshake, result.kind === 'ok' ? result.data : null);
  return read.success ? { kind: 'accepted', handshake: toHandshake(read.output, report) } : { kind: 'noAck' };
}
