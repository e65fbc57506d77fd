import { internationalNumber, telephoneIn } from '../../../lib/phoneNumber';
import { EMAIL, VOICE } from '../../../lib/queueType';
import { dialOpenRequested } from '../../../store/calls/actions';
import { selectContactOfConversation } from '../../../store/contacts/selectors';
import { createOpenRequested } from '../../../store/conversations/actions';
import type { Conversation, NewConversation } from '../../../store/conversations/types';
import { useAppSelector, useRequest } from '../../../store/hooks';
import { selectHasTelephone } from '../../../store/softphone/selectors';
import { customerName } from '../../conversations/customer';
import { Icon } from '../../ui/icons/Icon';
import { useText } from '../../intl';
import type { MenuEntry } from '../../ui/menu/MenuPopup';

/** Queue types that are WhatsApp already (spec 1 §2). */
const WHATSAPP: readonly number[] = [3, 5];

const REACHABLE = /^\+?\d{8,15}$/;

/** How a customer can be reached. */
interface Reach {
  /** For the exchange, as it wrote or was told it. */
  number: string | null;
  /** For WhatsApp. */
  mobile: string | null;
  email: string | null;
}

/** How the customer of a conversation can be reached: as the contact says, else as the conversation does. */
function useReach({ fromId, id, queueType }: Conversation): Reach {
  const contact = useAppSelector((state) => selectContactOfConversation(state, id));
  const email = contact?.email ?? null;
  const known = contact?.number ?? null;
  const written = telephoneIn(fromId, queueType);
  const own = written !== null && REACHABLE.test(written) ? written : null;
  const number = known === null || known === '' ? own : known;
  const isOwn = number !== null && number === own;
  return { number, mobile: isOwn ? internationalNumber(number, queueType) : number, email };
}

/**
 * What an agent can begin with the customer of a conversation, by another channel than its own (spec 1 §2): a call,
 * an e-mail, a WhatsApp conversation.
 */
export function useBeginEntries(conversation: Conversation): MenuEntry[] {
  const request = useRequest();
  const t = useText();
  const hasTelephone = useAppSelector(selectHasTelephone);
  const { number, mobile, email } = useReach(conversation);
  const contact = useAppSelector((state) => selectContactOfConversation(state, conversation.id));
  const { queueType } = conversation;
  const who = { name: contact?.name ?? customerName(conversation), contactId: contact?.id ?? null };
  const entries: MenuEntry[] = [];

  function offer(kind: NewConversation['kind'], address: string): void {
    const onChoose = () => request(createOpenRequested({ kind, ...who, address }));
    entries.push({ key: `new-${kind}`, label: t(`create.${kind}`), icon: <Icon name={kind} />, onChoose });
  }

  if (queueType !== VOICE && number !== null && hasTelephone) {
    const onChoose = () => request(dialOpenRequested({ ...who, number }));
    entries.push({ key: 'call', label: t('dial.title'), icon: <Icon name="voice" />, onChoose });
  }
  if (queueType !== EMAIL && email !== null && email !== '') offer('email', email);
  if (!WHATSAPP.includes(queueType) && mobile !== null) offer('whatsapp', mobile);
  return entries;
}
