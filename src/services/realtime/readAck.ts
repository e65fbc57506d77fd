import { isRecord } from '../../lib/records';
import { isServerTrouble } from '../../lib/retry';
import { fieldErrorsIn } from '../decode/fieldErrors';
import { flagIn, idIn, numberIn, textIn } from '../decode/lenient';
import type { AckResult } from './ackResult';

type Refused = Extract<AckResult<never>, { kind: 'refused' }>;

function currentOf(atual: unknown): Pick<Refused, 'current'> {
  const conversationId = isRecord(atual) ? idIn(atual['id']) : undefined;
  if (!isRecord(atual) || conversationId === undefined) return {};
  const agent = textIn(atual['ultimoAgente']) ?? '';
  const current = {
    conversationId,
    queue: textIn(atual['queue']) ?? null,
    agent: agent === '' ? null : agent,
  };
  return { current };
}

function refusalOf(ack: Record<string, unknown>, words: string): Refused {
  const code = textIn(ack['codigo']) ?? 'refused';
  const message = textIn(ack['msg']) ?? textIn(ack['message']) ?? words;
  const fieldErrors = fieldErrorsIn(ack['campos']);
  return {
    kind: 'refused',
    failure: { code, message, ...(fieldErrors === undefined ? {} : { fieldErrors }) },
    retryable: 'tentarDeNovo' in ack ? flagIn(ack['tentarDeNovo']) : isServerTrouble(code),
    retryAfterMs: numberIn(ack['esperarMs']) ?? null,
    ...currentOf(ack['atual']),
  };
}

/** What the server refuses by: `ok: false`, or an error as over HTTP; null: it does not refuse. */
function refusalIn(ack: unknown): Refused | null {
  if (!isRecord(ack)) return null;
  const { error } = ack;
  const nested = isRecord(error) ? error : null;
  const words = typeof error === 'string' ? error : '';
  if ('ok' in ack ? flagIn(ack['ok']) : nested === null && words === '' && !flagIn(error)) return null;
  return refusalOf({ ...nested, ...ack }, words);
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
