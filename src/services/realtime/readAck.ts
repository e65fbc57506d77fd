import { isRecord } from '../../lib/records';
import { isServerTrouble } from '../../lib/retry';
import { fieldErrorsIn } from '../decode/fieldErrors';
import { errorTextIn, filledIn, flagIn, idIn, numberIn } from '../decode/lenient';
import type { AckResult } from './ackResult';

type Refused = Extract<AckResult<never>, { kind: 'refused' }>;

function currentOf(atual: unknown): Pick<Refused, 'current'> {
  const conversationId = isRecord(atual) ? idIn(atual['id']) : undefined;
  if (!isRecord(atual) || conversationId === undefined) return {};
  const queue = filledIn(atual['queue']) ?? null;
  return { current: { conversationId, queue, agent: filledIn(atual['ultimoAgente']) ?? null } };
}

/** How long the server wants to be left alone; null where it names no time that can be waited. */
function waitIn(value: unknown): number | null {
  const wait = numberIn(value) ?? 0;
  return wait > 0 ? wait : null;
}

function refusalOf(ack: Record<string, unknown>, words: string): Refused {
  const code = filledIn(ack['codigo']) ?? 'refused';
  const message = filledIn(ack['msg']) ?? filledIn(ack['message']) ?? words;
  const fieldErrors = fieldErrorsIn(ack['campos']);
  return {
    kind: 'refused',
    failure: { code, message, ...(fieldErrors === undefined ? {} : { fieldErrors }) },
    retryable: 'tentarDeNovo' in ack ? flagIn(ack['tentarDeNovo']) : isServerTrouble(code),
    retryAfterMs: waitIn(ack['esperarMs']),
    ...currentOf(ack['atual']),
  };
}

/** What the server refuses by: `ok: false`, or an error as over HTTP; null: it does not refuse. */
function refusalIn(ack: unknown): Refused | null {
  if (!isRecord(ack)) return null;
  const { error } = ack;
  const nested = isRecord(error) ? error : null;
  const said = errorTextIn(error);
  if ('ok' in ack ? flagIn(ack['ok']) : nested === null && said === null) return null;
  // A number alone is no text to show.
  return refusalOf({ ...nested, ...ack }, typeof error === 'string' ? (said ?? '') : '');
}

/**
 * Reads an answer (contract §1, `Ack`); its data as they came, of which nothing is known yet. An answer in no such
 * form, even an empty one, says that the request came to the server and was not refused: then it is all data.
 */
export function readAck(answer: unknown): AckResult<unknown> {
  const refusal = refusalIn(answer);
  if (refusal !== null) return refusal;
  if (!isRecord(answer) || !('ok' in answer)) {
    return { kind: 'ok', data: answer, seq: null, repeated: false };
  }
  return {
    kind: 'ok',
    data: answer['dados'] ?? null,
    seq: numberIn(answer['seq']) ?? null,
    repeated: flagIn(answer['repetido']),
  };
}
