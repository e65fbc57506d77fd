import type { Centre } from '../centre/centre';
import { emitChangedMessage } from '../centre/conversationEvents';
import { failSend, updateMessage } from '../centre/progress';
import { findConversation, findMessage, patchOut, type MessageRow, type OutRow } from '../store';
import { backoff } from './backoff';
import type { Carried, Carrier } from './smtp';

/** How long a mail is tried before its agent is told that it does not go, ms. */
const GIVE_UP_MS = 24 * 3_600_000;

/** Hands written mails over to a mail server. */
export interface Handover {
  hand(row: MessageRow, out: OutRow, raw: Buffer): Promise<void>;
  /** When the server, which is down, is tried again, ms; 0 while it is up. */
  notBefore(): number;
}

/** Makes the handover; the outcome of each is on disk before the next begins. */
export function createHandover(
  centre: Centre,
  carrier: Carrier,
  retryMs: number,
  onError: (error: unknown) => void,
): Handover {
  let failures = 0;
  let downUntil = 0;

  function sent(row: MessageRow, refused: string[]): void {
    const estado = refused.length > 0 ? 'falhou' : 'enviado';
    patchOut(centre.sql, row.id, { estado, restam: refused });
    const moved = row.status === 'pending' ? updateMessage(centre, row, { status: 'sended' }) : row;
    emitChangedMessage(
      centre,
      findConversation(centre.sql, row.id_atendimento)?.agent_id ?? row.agent_id,
      moved,
    );
    if (refused.length > 0) failSend(centre, moved, `O servidor não aceitou: ${refused.join(', ')}.`);
  }

  function refuse(row: MessageRow, why: string): void {
    patchOut(centre.sql, row.id, { estado: 'falhou' });
    failSend(centre, row, `O servidor de e-mail recusou: ${why}`);
  }

  /** This mail waits, longer each time; while the server is down all of them do, and none has failed. */
  function later(row: MessageRow, out: OutRow, isDown: boolean): void {
    const tentativas = out.tentativas + (isDown ? 0 : 1);
    const proxima = isDown ? out.proxima : Date.parse(centre.iso()) + backoff(retryMs, tentativas);
    patchOut(centre.sql, row.id, { estado: 'pronto', tentativas, proxima });
  }

  function wait(why: string): void {
    if (failures === 0) onError(new Error(`mails wait, their server is down: ${why}`));
    failures += 1;
    downUntil = Date.parse(centre.iso()) + backoff(retryMs, failures);
  }

  function settle(row: MessageRow, out: OutRow, carried: Carried): void {
    if (carried.kind === 'down') wait(carried.why);
    else failures = downUntil = 0;
    const isTooOld = Date.parse(centre.iso()) - out.criado > GIVE_UP_MS;
    if (carried.kind === 'taken') sent(row, carried.refused);
    else if (carried.kind === 'refused' || isTooOld) refuse(row, carried.why);
    else later(row, out, carried.kind === 'down');
  }

  return {
    hand: async (row, out, raw) => {
      const from = row.extra.envelope?.de ?? '';
      const carried = await carrier.carry(raw, from, out.restam);
      centre.sql.work(() => settle(findMessage(centre.sql, row.id) ?? row, out, carried));
    },
    notBefore: () => downUntil,
  };
}
