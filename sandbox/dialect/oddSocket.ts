import * as v from 'valibot';
import {
  ackDataSchemas,
  ackErroSchema,
  fileAckDataSchema,
  handshakeDataSchema,
  pushEntries,
  serverEventSchemas,
} from '../../src/services/realtime/contract';
import type { Centre } from '../centre/centre';
import { findAgent } from '../store';
import type { Emitted, SocketDialect } from './dialect';
import type { OddForms } from './oddForms';
import type { Schema } from './shape';

const ENVELOPE = Object.keys(pushEntries);

/** What an answer tells of the stream that events without envelope do not have. */
const STREAM = ['epoca', 'seq', 'replay'];

const recordSchema = v.record(v.string(), v.unknown());
const doneSchema = v.looseObject({ ok: v.literal(true), dados: v.unknown() });

function without(value: object, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name)));
}

function dataSchemaOf(emitted: Emitted): Schema | undefined {
  if (emitted.kind === 'handshake') return handshakeDataSchema;
  if (emitted.kind !== 'action') return fileAckDataSchema;
  const named = Object.entries(ackDataSchemas).find(([action]) => action === emitted.action);
  return named?.[1];
}

/** socket.io in forms that contract §0 allows, by a seed. @param apiPort where files are served */
export function oddSocket(centre: Centre, forms: OddForms, apiPort: () => number): SocketDialect {
  const { prng, envelopes } = forms;

  /** One of the agent's names, in another case. */
  function agentName(agentId: number): string | number {
    const agent = findAgent(centre.sql, agentId);
    if (!agent) throw new Error(`no agent ${agentId}`);
    const { fullname, nome, ramal, id } = agent;
    const name = prng.pick([fullname, nome, ramal ?? nome, id, String(id)]);
    return typeof name === 'string' ? prng.pick([name, name.toUpperCase(), name.toLowerCase()]) : name;
  }

  function envelope(agentId: number, payload: object): Record<string, unknown> {
    const agente = agentName(agentId);
    if (!envelopes) return prng.chance(0.5) ? { agente } : {};
    const { ts, agenteId, ...rest } = v.parse(v.looseObject(pushEntries), payload);
    const kept = Object.fromEntries(Object.entries(rest).filter(([name]) => ENVELOPE.includes(name)));
    const id = agenteId === undefined ? {} : { agenteId: prng.pick([agenteId, String(agenteId)]) };
    return { ...kept, ts: forms.date(ts, 'ts'), agente, ...id };
  }

  function data(schema: Schema | undefined, dados: unknown, host: string): unknown {
    const isRecord = typeof dados === 'object' && dados !== null && !Array.isArray(dados);
    const told = isRecord && !envelopes ? without(dados, STREAM) : dados;
    const { epoca, seq, replay }: Record<string, unknown> = isRecord ? v.parse(recordSchema, told) : {};
    const written = schema ? forms.write(schema, told, host) : told;
    const stream = Object.entries({ epoca, seq, replay }).filter(([, value]) => value !== undefined);
    return isRecord
      ? { ...v.parse(recordSchema, written), ...Object.fromEntries(stream) }
      : (written ?? null);
  }

  function ack(emitted: Emitted, whole: unknown, host: string): unknown {
    const done = v.safeParse(doneSchema, whole);
    if (done.success) {
      const { dados, ...rest } = done.output;
      return {
        ...(envelopes ? rest : without(rest, STREAM)),
        dados: data(dataSchemaOf(emitted), dados, host),
      };
    }
    const refused = v.safeParse(ackErroSchema, whole);
    if (!refused.success) return whole;
    return forms.write(ackErroSchema, refused.output, host);
  }

  const filesAt = (host: string): string => `${host}:${String(apiPort())}`;

  return {
    push: (to, { name, payload }) => {
      const body = without(payload, ENVELOPE);
      const named = Object.entries(serverEventSchemas).find(([event]) => event === name);
      const written = named ? forms.write(named[1], body, filesAt(to.host)) : body;
      return { ...envelope(to.agentId, payload), ...v.parse(recordSchema, written) };
    },
    answering: (emitted, host, answer) =>
      answer &&
      ((whole) => {
        answer(ack(emitted, whole, filesAt(host)));
      }),
    incoming: (_emitted, raw) => raw,
    following: () => [],
  };
}
