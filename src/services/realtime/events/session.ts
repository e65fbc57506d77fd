import * as v from 'valibot';
import { errorText, filledIn, idIn, numberOr, requiredId, textIn, textOr } from '../../decode/lenient';
import { noteDifferences } from '../../decode/oddities';
import type { DomainEventMap } from '../domainEvent';
import { anyOf, conversationIdIn, fieldOf, missing, type EventReader } from './reader';

const LOGOUTS = new Map<string, DomainEventMap['auth/loggedOutByServer']['reason']>([
  ['outro_login', 'otherLogin'],
  ['supervisor', 'supervisor'],
  ['inatividade', 'inactivity'],
  ['sessao', 'session'],
]);

/** The server ends the session: whatever it says, it is meant. */
export const deslogarAgente: EventReader = (payload) => {
  const word = filledIn(fieldOf(payload, 'motivo')) ?? '';
  const reason = LOGOUTS.get(word.trim().toLowerCase());
  const message = filledIn(
    typeof payload === 'object' ? anyOf(payload, ['msg', 'message', 'mensagem']) : payload,
  );
  return {
    event: {
      type: 'auth/loggedOutByServer',
      payload: {
        reason: reason ?? 'other',
        ...(reason === undefined && word !== '' ? { reasonText: word } : {}),
        message: message ?? null,
        exceptClientId: idIn(fieldOf(payload, 'exceto')) ?? null,
      },
    },
  };
};

/** An error that the server reports: a text, alone or in a field. */
export const errorMsg: EventReader = (payload) => {
  const words =
    typeof payload === 'object' ? anyOf(payload, ['msg', 'message', 'errorMsg', 'error']) : payload;
  const reqId = idIn(fieldOf(payload, 'reqId')) ?? null;
  return {
    event: {
      type: 'connection/serverErrorReported',
      payload: {
        message: textIn(words) ?? '',
        code: filledIn(fieldOf(payload, 'codigo')) ?? null,
        conversationId: typeof payload === 'object' ? conversationIdIn(payload) : null,
        ...(reqId === null ? {} : { reqId }),
      },
    },
  };
};

const UPLOADS = new Map<string, DomainEventMap['outbox/uploadReported']['state']>([
  ['enviando', 'sending'],
  ['concluido', 'done'],
  ['erro', 'failed'],
  ['cancelado', 'cancelled'],
]);

const wireUpload = v.object({
  uploadId: requiredId,
  progress: numberOr(0),
  estado: textOr(''),
  errorMsg: errorText,
});

const WHOLE = 100;

/** How far an upload came, 0 to 100, or why it failed. Without a word for its state, all of it is done. */
export const uploadStatus: EventReader = (payload, oddities) => {
  const wire = v.safeParse(wireUpload, payload);
  if (!wire.success || typeof payload !== 'object' || payload === null) return missing('uploadId');
  noteDifferences(oddities, payload, wire.output);
  const { errorMsg: words, estado, progress, uploadId } = wire.output;
  const percent = Math.min(WHOLE, Math.max(0, progress));
  const conversationId = conversationIdIn(payload) ?? '';
  const report = { uploadId, conversationId, percent };
  const type = 'outbox/uploadReported';
  // Whatever else it says of one that has an error, it failed.
  if (words !== null) return { event: { type, payload: { ...report, state: 'failed', errorText: words } } };
  const state = UPLOADS.get(estado.trim().toLowerCase()) ?? (percent === WHOLE ? 'done' : 'sending');
  return { event: { type, payload: { ...report, state } } };
};
