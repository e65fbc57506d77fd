import { randomBytes } from 'node:crypto';
import type { StatusMsg } from '../../src/services/realtime/contract';
import { findConversation, findMessage, findOut, selectMessages, toMessage, type MessageRow } from '../store';
import type { Centre } from './centre';
import { emitChangedMessage } from './conversationEvents';

/** What follows each status of an outgoing message, and after how long at speed 1, ms. */
const NEXT: Partial<Record<StatusMsg, { status: StatusMsg; afterMs: number }>> = {
  pending: { status: 'sended', afterMs: 400 },
  sended: { status: 'delivered', afterMs: 900 },
  delivered: { status: 'seen', afterMs: 2500 },
};

/** Whether a mail's status follows what becomes of it at the mail server, or whether it was sent at all. */
function isInThePost(centre: Centre, row: MessageRow): boolean {
  return row.queue_type === 4 && (findOut(centre.sql, row.id)?.estado ?? 'simulado') !== 'simulado';
}

/** The next step of a message; an e-mail has no read receipt, one that failed waits for a retry. */
function nextStep(row: MessageRow): { status: StatusMsg; afterMs: number } | undefined {
  if (row.in_out !== 2 || row.extra.erro !== undefined) return undefined;
  if (row.status === 'delivered' && row.queue_type === 4) return undefined;
  return NEXT[row.status];
}

/** Stores fields of a message with a new change time; answers it as it is afterwards. */
export function updateMessage(
  centre: Centre,
  row: MessageRow,
  change: Partial<Pick<MessageRow, 'status' | 'message_id' | 'extra' | 'texto'>>,
): MessageRow {
  const changed = { ...row, ...change, atualizado_em: centre.iso() };
  centre.sql.run(
    'UPDATE messages SET status = ?, message_id = ?, extra = ?, texto = ?, atualizado_em = ? WHERE id = ?',
    changed.status,
    changed.message_id,
    JSON.stringify(changed.extra),
    changed.texto,
    changed.atualizado_em,
    row.id,
  );
  return changed;
}

function holder(centre: Centre, row: MessageRow): number | null {
  return findConversation(centre.sql, row.id_atendimento)?.agent_id ?? row.agent_id;
}

/** Marks a message as one that could not be sent, all of it or to some, and tells its agent why. */
export function failSend(centre: Centre, row: MessageRow, errorMsg: string): void {
  const failed = updateMessage(centre, row, { extra: { ...row.extra, erro: errorMsg } });
  if (row.agent_id === null) return;
  centre.stream.push(row.agent_id, 'sendSuccess', {
    idAtendimento: row.id_atendimento,
    ...(row.client_msg_id === null ? {} : { clientMsgId: row.client_msg_id }),
    message: toMessage(failed),
    errorMsg,
    codigo: 'INDISPONIVEL',
  });
}

function advance(centre: Centre, id: number, expected: StatusMsg): void {
  centre.sql.work(() => {
    const row = findMessage(centre.sql, id);
    const step = row ? nextStep(row) : undefined;
    if (!row || !step || row.status !== expected || isInThePost(centre, row)) return;
    if (row.status === 'pending' && centre.knobs.failSends > 0) {
      centre.knobs.failSends -= 1;
      failSend(centre, row, 'Falha no envio pelo provedor.');
      return;
    }
    const message_id = row.message_id ?? `msg.${randomBytes(8).toString('hex')}`;
    const moved = updateMessage(centre, row, { status: step.status, message_id });
    emitChangedMessage(centre, holder(centre, moved), moved);
    scheduleProgress(centre, moved);
  });
}

/** Schedules the next step of a message once the running unit of work is on disk. */
export function scheduleProgress(centre: Centre, row: MessageRow): void {
  const step = nextStep(row);
  if (!step || isInThePost(centre, row)) return;
  centre.sql.afterCommit(() => {
    if (centre.knobs.progressSpeed <= 0) return;
    centre.timers.after(step.afterMs / centre.knobs.progressSpeed, () => advance(centre, row.id, row.status));
  });
}

/** Schedules every message that is under way: at start, and when the speed changes. */
export function resumeProgress(centre: Centre): void {
  selectMessages(
    centre.sql,
    "WHERE in_out = 2 AND status IN ('pending','sended','delivered') ORDER BY id",
  ).forEach((row) => scheduleProgress(centre, row));
}
