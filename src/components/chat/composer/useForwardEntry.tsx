import { EMAIL } from '../../../lib/queueType';
import { mailOpenRequested } from '../../../store/drafts/actions';
import { mailKey } from '../../../store/drafts/selectors';
import type { Conversation } from '../../../store/conversations/types';
import { useAppSelector, useRequest } from '../../../store/hooks';
import { selectNewestMail } from '../../../store/messages/selectors';
import { Icon } from '../../ui/icons/Icon';
import { useText } from '../../intl';
import type { MenuEntry } from '../../ui/menu/MenuPopup';

/** Hands the newest mail of an e-mail conversation on (spec 1 §2); null where there is none. */
export function useForwardEntry({ id: conversationId, queueType }: Conversation): MenuEntry | null {
  const request = useRequest();
  const t = useText();
  const messageId = useAppSelector((state) =>
    queueType === EMAIL ? (selectNewestMail(state, conversationId)?.id ?? null) : null,
  );
  if (messageId === null) return null;
  const kind = 'forward';
  const key = mailKey(kind, messageId);
  const onChoose = () => request(mailOpenRequested({ conversationId, key, kind, messageId, toAll: false }));
  return { key: 'forward', label: t('mail.forward'), icon: <Icon name="give" />, onChoose };
}
