import type { Message as WireMessage } from '../../../src/services/realtime/contract';
import { selectConversationMessages, selectMessages } from '../../../src/store/messages/selectors';
import type { Message } from '../../../src/store/messages/types';
import type { Findings } from './findings';

const STATUS: Record<WireMessage['status'], Message['status']> = {
  pending: 'pending',
  sended: 'sent',
  delivered: 'delivered',
  seen: 'seen',
  deleted: 'deleted',
};

function checkOf({ centre, state }: Findings, id: string): string[] {
  const known = selectMessages(state, id);
  const first = known[0];
  const there = (centre.messages.get(id) ?? []).filter(
    (one) => first === undefined || Number(one.id) >= Number(first.id),
  );
  const here = known.map((one) => `${one.id} ${one.status}`);
  const expected = there.map((one) => `${String(one.id)} ${STATUS[one.status]}`);
  const missing = expected.filter((one) => !here.includes(one));
  const surplus = here.filter((one) => !expected.includes(one));
  if (missing.length > 0 || surplus.length > 0) {
    return [`STATE: #${id} lacks messages ${missing.join(', ')}; has ${surplus.join(', ')} instead`];
  }
  return here.join() === expected.join() ? [] : [`STATE: the messages of #${id} are in another order`];
}

/** Whether the console has read the messages of a conversation, and lacks none that it knows of. */
function isRead({ state }: Findings, id: string): boolean {
  return selectConversationMessages(state, id)?.stale === false;
}

/** The agent's conversations in which there are messages that the console did not read. */
export function unreadOf(findings: Findings): string[] {
  const withMessages = findings.centre.own.filter(({ qtd_msg: count }) => count > 0);
  return withMessages.map(({ id }) => String(id)).filter((id) => !isRead(findings, id));
}

/** Every message of the agent's conversations is on screen, as far as the centre knows it came. */
export function checkMessages(findings: Findings): string[] {
  const read = findings.centre.own.map(({ id }) => String(id)).filter((id) => isRead(findings, id));
  return [
    ...unreadOf(findings).map((id) => `STATE: #${id} was not read`),
    ...read.flatMap((id) => checkOf(findings, id)),
  ];
}
