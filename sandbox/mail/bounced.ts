import { everybody } from '../centre/agentMail';
import type { Centre } from '../centre/centre';
import { failSend } from '../centre/progress';
import { findOut, patchOut } from '../store';
import { sameForm } from './addresses';
import type { Bounce } from './bounce';
import { mailsById } from './threading';

/** Tells the agent whose mail did not reach everybody; a new try goes to those whom it did not reach. */
export function emitBounce(centre: Centre, { ids, failed }: Bounce): void {
  const message = ids.flatMap((id) => mailsById(centre.sql, id)).find((row) => row.in_out === 2);
  const out = message && findOut(centre.sql, message.id);
  if (out?.estado !== 'enviado' || !message?.extra.envelope) return;
  // Anybody can write such a report: it may name only those who were written to.
  const sentTo = everybody(message.extra.envelope).map(({ address }) => address);
  const restam = sentTo.filter((address) => failed.includes(sameForm(address)));
  if (restam.length === 0) return;
  patchOut(centre.sql, message.id, { estado: 'falhou', restam });
  failSend(centre, message, `Não foi entregue a ${restam.join(', ')}.`);
}
