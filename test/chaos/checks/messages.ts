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

/** Every message of the agent's conversations is on screen, as far as the centre knows it came. */
export function checkMessages(findings: Findings): string[] {
  const { centre, state } = findings;
  return centre.own.flatMap(({ id, qtd_msg: count }) => {
    const known = selectConversationMessages(state, String(id));
    if (known === undefined || known.stale) return count === 0 ? [] : [`STATE: #${String(id)} was not read`];
    return checkOf(findings, String(id));
  });
}
