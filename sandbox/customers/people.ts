import type { Envelope } from '../../src/services/realtime/contract';
import type { Centre } from '../centre/centre';
import type { Opening } from '../centre/customerMessages';
import { Refusal } from '../centre/refusal';
import { SUFFIXES } from '../seed/people';
import { findContact, findContactByNumber, findQueue, selectContacts, type ContactRow } from '../store';

/** A customer as seen from a queue: what its conversations carry. */
export interface Person {
  opening: Omit<Opening, 'queue'>;
  /** addresses of its e-mails */
  envelope?: Envelope;
}

/** What is known of whom to be; nothing = any contact that fits the queue. */
export interface Wish {
  queue: string;
  fromName?: string | undefined;
  numero?: string | undefined;
  idCliente?: number | undefined;
  assunto?: string | undefined;
}

function contactFor(centre: Centre, wish: Wish, type: number): ContactRow | undefined {
  if (wish.idCliente !== undefined) return findContact(centre.sql, wish.idCliente);
  if (wish.numero !== undefined) return findContactByNumber(centre.sql, wish.numero);
  if (wish.fromName !== undefined) return undefined;
  const column = type === 4 ? 'email' : 'numero';
  return selectContacts(centre.sql, `WHERE ${column} IS NOT NULL ORDER BY id LIMIT 1`)[0];
}

/** The customer that a wish describes. @throws Refusal SEM_FILA for an unknown queue */
export function personOf(centre: Centre, wish: Wish): Person {
  const queue = findQueue(centre.sql, wish.queue);
  if (!queue) throw new Refusal('SEM_FILA');
  const contact = contactFor(centre, wish, queue.queue_type);
  const fromName = wish.fromName ?? contact?.nome ?? wish.numero ?? 'Visitante';
  const known = contact ? { idCliente: contact.id } : {};
  const assunto = wish.assunto === undefined ? {} : { assunto: wish.assunto };
  if (queue.queue_type === 4) {
    const email = contact?.email ?? wish.numero ?? 'visitante@exemplo.com';
    return {
      opening: { fromID: email, fromName, emails: [email], ...assunto, ...known },
      envelope: { de: email, para: [queue.email ?? 'sac@exemplo.com.br'] },
    };
  }
  const number = wish.numero ?? contact?.numero ?? '5511900000000';
  const fromID = `${number}@${SUFFIXES[queue.queue_type] ?? 'chat'}`;
  return { opening: { fromID, fromName, ...assunto, ...known } };
}
