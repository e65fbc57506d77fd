import type { Conversation } from '../../../../store/conversations/types';
import { useRequest } from '../../../../store/hooks';
import { openRequested } from '../../../../store/cannedReplies/actions';
import { Icon } from '../../../ui/icons/Icon';
import { useText } from '../../../intl';
import type { MenuEntry } from '../../../ui/menu/MenuPopup';

/** The queue type that works with templates (spec 1 §1). */
const WITH_TEMPLATES = 5;

/** Enviar template in the menu of actions; null where the queue has none (spec 1 §2). */
export function useTemplateEntry({ id, queueType }: Conversation): MenuEntry | null {
  const request = useRequest();
  const t = useText();
  if (queueType !== WITH_TEMPLATES) return null;
  return {
    key: 'template',
    label: t('template.title'),
    icon: <Icon name="file" />,
    onChoose: () => request(openRequested({ kind: 'templates', conversationId: id })),
  };
}
