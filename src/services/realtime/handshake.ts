import type { Handshake, Limits } from '../../store/connection/types';
import { toMembership } from '../decode/queue';
import { toPauseReason } from '../decode/user';
import type { Ids } from '../ids';
import type { Hello, HandshakeResult } from './client';
import { PROTOCOL_VERSION, handshakeDataSchema } from './contract';
import type { HandshakeData, Limites, Handshake as WireHandshake } from './contract';
import { readAck } from './readAck';

const REPLAYS: Record<HandshakeData['replay'], Handshake['replay']> = {
  nada: 'nothing',
  completo: 'complete',
  lacuna: 'gap',
};

/** The handshake as the wire has it (contract §3). */
export function encodeHello(
  hello: Hello,
  ids: Pick<Ids, 'clientId' | 'tabId'>,
  socketId: string,
  token: string | null,
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
  };
}

function toLimits(wire: Limites): Limits {
  return {
    maxFileBytes: wire.maxArquivoBytes,
    blockedTypes: wire.tiposBloqueados ?? [],
    maxTextByQueueType: wire.maxTexto,
    requestIdLifetimeMs: wire.validadeReqIdMs,
  };
}

function toHandshake(wire: HandshakeData): Handshake {
  return {
    epoch: wire.epoca,
    seq: wire.seq,
    replay: REPLAYS[wire.replay],
    serverTime: wire.hora,
    memberships: wire.filas.map(toMembership),
    status: wire.status,
    pauseReason: toPauseReason(wire.status, wire.motivoPausa, wire.filas),
    limits: wire.limites === undefined ? null : toLimits(wire.limites),
  };
}

/** The server's answer to the handshake; one that cannot be read counts as none (contract §1.10). */
export function decodeHandshake(answer: unknown): HandshakeResult {
  const result = readAck(handshakeDataSchema, answer);
  if (result.kind === 'ok') return { kind: 'accepted', handshake: toHandshake(result.data) };
  return result.kind === 'refused' ? { kind: 'refused', failure: result.failure } : { kind: 'noAck' };
}
