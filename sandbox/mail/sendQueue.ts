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
  poke(): void;
  /** Stops after what is under way. */
  close(): Promise<void>;
}

/** Writes a mail, once: a new try sends the same bytes. @throws Error when one of its files is gone */
async function writtenMail(c: Centre, row: MessageRow): Promise<Buffer> {
  const kept = findMailCopy(c.sql, row.id);
  if (kept) return readUpload(c.filesDir, kept.arquivo);
  if (!row.extra.envelope) throw new Error('a mail without envelope');
  const letter = letterOf(c, row, row.extra.envelope);
  const raw = await composeMail(letter);
  const arquivo = randomUUID();
  writeChunk(c.filesDir, arquivo, 0, raw);
  insertMailCopy(c.sql, { mensagem: row.id, arquivo, refs: letter.references ?? [] });
  return raw;
}

/** Makes the queue over the store. @param carrier null: the mails are read by simulated customers */
export function createSendQueue(
  c: Centre,
  carrier: { carrier: Carrier; retryMs: number } | null,
  onError: (error: unknown) => void,
): SendQueue {
  const handover: Handover | null = carrier && createHandover(c, carrier.carrier, carrier.retryMs, onError);
  let running: Promise<void> | null = null;
  let closed = false;
  /** poked while it ran */
  let asked = false;
  let alarm: Cancel = () => undefined;

  function simulate(row: MessageRow): void {
    c.sql.work(() => {
      patchOut(c.sql, row.id, { estado: 'simulado' });
      scheduleProgress(c, row);
    });
  }

  async function work(out: OutRow): Promise<void> {
    const row = findMessage(c.sql, out.mensagem);
    if (!row) return;
    let raw: Buffer;
    try {
      raw = await writtenMail(c, row);
    } catch (error) {
      onError(error);
      c.sql.work(() => {
        patchOut(c.sql, row.id, { estado: 'falhou' });
        failSend(c, row, 'O e-mail não pôde ser montado.');
      });
      return;
    }
    if (handover) await handover.hand(row, out, raw);
    else simulate(row);
  }

  async function run(): Promise<void> {
    for (;;) {
      if (closed) return;
      const now = Date.parse(c.iso());
      const next = nextOut(c.sql, handover !== null);
      if (!next) return;
      const due = Math.max(next.proxima, handover?.notBefore() ?? 0);
      if (due > now) {
        alarm = c.timers.after(due - now, poke);
        return;
      }
      await work(next);
    }
  }

  function poke(): void {
    alarm();
    asked = true;
    if (running || closed) return;
    asked = false;
    running = run()
      .catch(onError)
      .finally(() => {
        running = null;
        if (asked) poke();
      });
  }

  return {
    poke,
    close: async () => {
      closed = true;
      alarm();
      carrier?.carrier.close();
      await running;
    },
  };
}
