import { EMAIL, VOICE } from '../../../lib/queueType';
import { dialOpenRequested } from '../../../store/calls/actions';
import { selectContactOfConversation } from '../../../store/contacts/selectors';
import { createOpenRequested } from '../../../store/conversations/actions';
import type { Conversation, NewConversation } from '../../../store/conversations/types';
import { useAppSelector, useRequest } from '../../../store/hooks';
import { selectHasVoice } from '../../../store/softphone/selectors';
import { customerName } from '../../conversations/customer';
import { Icon } from '../../ui/icons/Icon';
import { useText } from '../../intl';
import type { MenuEntry } from '../../ui/menu/MenuPopup';

/** Queue types that are WhatsApp already (spec 1 §2). */
const WHATSAPP: readonly number[] = [3, 5];

const NUMBER = /^\+?\d{8,15}$/;

/** The number that the customer writes from, where the address is one. */
function numberOf({ fromId }: Conversation): string | null {
  const [address = ''] = fromId.split('@');
  return NUMBER.test(address) ? address : null;
}

/** How the customer of a conversation can be reached: as the contact says, else as the conversation does. */
function useReach(conversation: Conversation): { number: string | null; email: string | null } {
  const contact = useAppSelector((state) => selectContactOfConversation(state, conversation.id));
  const number = contact?.number ?? null;
  return {
    number: number === null || number === '' ? numberOf(conversation) : number,
    email: contact?.email ?? null,
  };
}

/**
 * What an agent can begin with the customer of a conversation, by another channel than its own (spec 1 §2): a call,
 * an e-mail, a WhatsApp conversation.
 */
export function useBeginEntries(conversation: Conversation): MenuEntry[] {
  const request = useRequest();
  const t = useText();
  const hasVoice = useAppSelector(selectHasVoice);
  const { number, email } = useReach(conversation);
  const contact = useAppSelector((state) => selectContactOfConversation(state, conversation.id));
  const { queueType } = conversation;
  const who = { name: contact?.name ?? customerName(conversation), contactId: contact?.id ?? null };
  const entries: MenuEntry[] = [];

  function offer(kind: NewConversation['kind'], address: string): void {
    const onChoose = () => request(createOpenRequested({ kind, ...who, address }));
    entries.push({ key: `new-${kind}`, label: t(`create.${kind}`), icon: <Icon name={kind} />, onChoose });
  }

  if (queueType !== VOICE && number !== null && hasVoice) {
    const onChoose = () => request(dialOpenRequested({ ...who, number }));
    entries.push({ key: 'call', label: t('dial.title'), icon: <Icon name="voice" />, onChoose });
  }
  if (queueType !== EMAIL && email !== null && email !== '') offer('email', email);
  if (!WHATSAPP.includes(queueType) && number !== null) offer('whatsapp', number);
  return entries;
}
