import type { Message } from '../../../src/services/realtime/contract';
import type { Ledger } from '../ledger';
import type { Findings } from './findings';

const MPEG = 'audio/mpeg';

/** What was being recorded as its page went: kept for the agent to decide about, and sent by nobody yet. */
const CUT = 'recordingCut';

function isRecording({ inOut, queueAnexos = [] }: Message): boolean {
  return inOut === 2 && queueAnexos.some(({ mimeType }) => mimeType === MPEG);
}

/** As many voice messages as the agent sent are at the centre or in the outbox: nothing in them tells which is which. */
export function checkRecordings({ centre, outbox }: Findings, ledger: Ledger): string[] {
  const ids = new Set(ledger.recordings().map(({ conversationId }) => conversationId));
  return [...ids].flatMap((id) => {
    const all = ledger.recordings().filter(({ conversationId }) => conversationId === id);
    const sure = all.filter(({ sentAt }) => sentAt !== null && !ledger.diedAfter(sentAt, 'file'));
    const waiting = outbox.filter(
      ({ failure, file, target }) =>
        target.conversationId === id && file?.mimeType === MPEG && failure?.code !== CUT,
    );
    const stored = (centre.messages.get(id) ?? []).filter(isRecording);
    const places = waiting.length + stored.length;
    const where = `${String(stored.length)} voice messages at the centre and ${String(waiting.length)} unsent`;
    if (places < sure.length) return [`LOST: #${id} has ${where}, and ${String(sure.length)} were sent`];
    return places > all.length
      ? [`DOUBLE: #${id} has ${where}, and ${String(all.length)} were recorded`]
      : [];
  });
}
