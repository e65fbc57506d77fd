import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import {
  ackDataSchemas,
  serverEventSchemas,
  type ServerEventName,
} from '../../src/services/realtime/contract';
import type { Centre } from '../centre/centre';
import { queueNames, waitingConversations } from '../centre/waiting';
import { toAtendimento } from '../store';
import { IGNORED, type Emitted, type SocketDialect } from './dialect';
import { inPlain } from './plainForms';

/**
 * Fields of each event: what the documents say the event is for. `getMeusAtendimentos` is only a signal, and events that
 * are not here are never sent.
 */
const FIELDS: Partial<Record<ServerEventName, readonly string[]>> = {
  newMessage: ['tipo', 'message'],
  sendSuccess: ['idAtendimento', 'errorMsg'],
  getAtendimentos: ['dados'],
  getMeusAtendimentos: [],
  AddAtendimento: ['atendimento'],
  RemoveAtendimento: ['idAtendimento'],
  deleteAtendimento: ['idAtendimento', 'queue'],
  Tocando: ['ligacao'],
  Atendeu: ['uniqueid', 'callid', 'atendimento'],
  Hangup: ['uniqueid', 'callid', 'atendida', 'datafim', 'atendimento'],
  deslogarAgente: ['msg'],
  errorMsg: ['msg'],
  uploadStatus: ['uploadId', 'progress', 'errorMsg'],
};

/** Actions that the documents do not name. */
const EXTENSIONS = ['dial', 'atualizaAtendimento', 'leuAtendimento', 'digitando'];

const QUEUE_CHANGES = ['QueueRemove', 'QueuePause', 'QueueUnpause'];

const recordSchema = v.record(v.string(), v.unknown());
const doneSchema = v.looseObject({ ok: v.literal(true), dados: v.unknown() });
const panelSchema = v.looseObject({ filas: v.array(v.unknown()) });

function isPlainEvent(name: string): name is ServerEventName {
  return Object.hasOwn(FIELDS, name);
}

function picked(payload: object, fields: readonly string[]): object {
  return Object.fromEntries(Object.entries(payload).filter(([name]) => fields.includes(name)));
}

/** A copy of a payload with some fields replaced, and without those that are undefined. */
function changed(raw: unknown, changes: Record<string, unknown>): unknown {
  const parsed = v.safeParse(recordSchema, raw);
  if (!parsed.success) return raw;
  const entries = Object.entries({ ...parsed.output, ...changes });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** No request is known again by its id; a file's frames alone belong together by theirs. */
function incoming(emitted: Emitted, raw: unknown): unknown {
  if (emitted.kind === 'handshake') {
    return changed(raw, { token: undefined, epoca: undefined, ultimoSeq: undefined });
  }
  if (emitted.kind !== 'action') return raw;
  if (EXTENSIONS.includes(emitted.action)) return IGNORED;
  return changed(raw, { reqId: randomUUID(), clientMsgId: randomUUID() });
}

/** Reads are answered by an event of their name; a change of queues by the signal to read again. */
function following(action: string, ack: object): { name: string; payload: unknown }[] {
  const parsed = v.safeParse(doneSchema, ack);
  if (!parsed.success) return [];
  if (QUEUE_CHANGES.includes(action)) return [{ name: 'getMeusAtendimentos', payload: {} }];
  if (action !== 'QueueStatus' && action !== 'getTemplates') return [];
  const dados = inPlain(ackDataSchemas[action], parsed.output.dados);
  const payload = action === 'QueueStatus' ? { filas: v.parse(panelSchema, dados).filas } : dados;
  return [{ name: action, payload }];
}

/** socket.io as the two documents tell it: no answers, no envelope, nothing replayed, nothing known again. */
export function plainSocket(centre: Centre): SocketDialect {
  /** The whole of what waits: without `completo` nobody could tell a part from it. */
  function waiting(agentId: number): object {
    return { dados: waitingConversations(centre, queueNames(centre, agentId)).map(toAtendimento) };
  }

  return {
    push: (to, { name, payload }) => {
      if (!isPlainEvent(name)) return undefined;
      // Without `exceto` a session that stays would go too.
      if (name === 'deslogarAgente' && payload['exceto'] === to.clientId) return undefined;
      if (name === 'uploadStatus' && payload['estado'] === 'cancelado') return undefined;
      const body = name === 'getAtendimentos' ? waiting(to.agentId) : picked(payload, FIELDS[name] ?? []);
      return v.parse(recordSchema, inPlain(serverEventSchemas[name], body));
    },
    answering: () => undefined,
    incoming,
    following,
  };
}
