import { randomUUID } from 'node:crypto';
import type { Centre } from '../centre/centre';
import { failSend, scheduleProgress } from '../centre/progress';
import type { Cancel } from '../centre/timers';
import { readUpload, writeChunk } from '../centre/uploadFiles';
import {
  findMailCopy,
  findMessage,
  insertMailCopy,
  nextOut,
  patchOut,
  type MessageRow,
  type OutRow,
} from '../store';
import { composeMail } from './compose';
import { createHandover, type Handover } from './handover';
import { letterOf } from './outgoing';
import type { Carrier } from './smtp';

/** Writes the mails of agents and has them carried away, each one once and in the order of its conversation. */
export interface SendQueue {
  /** There may be something to do. */
  wake(): void;
  /** Stops after what is under way. */
  close(): Promise<void>;
}

/** Writes a mail, once: a new try sends the same bytes. @throws Error when one of its files is gone */
async function writtenMail(centre: Centre, row: MessageRow): Promise<Buffer> {
  const kept = findMailCopy(centre.sql, row.id);
  if (kept) return readUpload(centre.filesDir, kept.arquivo);
  if (!row.extra.envelope) throw new Error('a mail without envelope');
  const letter = letterOf(centre, row, row.extra.envelope);
  const raw = await composeMail(letter);
  const arquivo = randomUUID();
  writeChunk(centre.filesDir, arquivo, 0, raw);
  insertMailCopy(centre.sql, { mensagem: row.id, arquivo, refs: letter.references ?? [] });
  return raw;
}

/** Makes the queue over the store. @param carrier null: the mails are read by simulated customers */
export function createSendQueue(
  centre: Centre,
  carrier: { carrier: Carrier; retryMs: number } | null,
  onError: (error: unknown) => void,
): SendQueue {
  const handover: Handover | null =
    carrier && createHandover(centre, carrier.carrier, carrier.retryMs, onError);
  let running: Promise<void> | null = null;
  let closed = false;
  /** woken while it ran */
  let asked = false;
  let alarm: Cancel = () => undefined;

  function simulate(row: MessageRow): void {
    centre.sql.work(() => {
      patchOut(centre.sql, row.id, { estado: 'simulado' });
      scheduleProgress(centre, row);
    });
  }

  async function work(out: OutRow): Promise<void> {
    const row = findMessage(centre.sql, out.mensagem);
    if (!row) return;
    let raw: Buffer;
    try {
      raw = await writtenMail(centre, row);
    } catch (error) {
      onError(error);
      centre.sql.work(() => {
        patchOut(centre.sql, row.id, { estado: 'falhou' });
        failSend(centre, row, 'O e-mail não pôde ser montado.');
      });
      return;
    }
    if (handover) await handover.hand(row, out, raw);
    else simulate(row);
  }

  async function run(): Promise<void> {
    for (;;) {
      if (closed) return;
      const now = Date.parse(centre.iso());
      const next = nextOut(centre.sql, handover !== null);
      if (!next) return;
      const due = Math.max(next.proxima, handover?.notBefore() ?? 0);
      if (due > now) {
        alarm = centre.timers.after(due - now, wake);
        return;
      }
      await work(next);
    }
  }

  function wake(): void {
    alarm();
    asked = true;
    if (running || closed) return;
    asked = false;
    running = run()
      .catch(onError)
      .finally(() => {
        running = null;
        if (asked) wake();
      });
  }

  return {
    wake,
    close: async () => {
      closed = true;
      alarm();
      carrier?.carrier.close();
      await running;
    },
  };
}
