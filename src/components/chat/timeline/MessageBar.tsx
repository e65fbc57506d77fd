import type { ReactNode } from 'react';
import { quoteRequested } from '../../../store/drafts/actions';
import { useRequest } from '../../../store/hooks';
import { deleteRequested } from '../../../store/messages/actions';
import type { Message } from '../../../store/messages/types';
import { useText } from '../../intl';
import { useCopy } from '../../ui/feedback';
import { IconButton } from '../../ui/IconButton';
import { Icon } from '../../ui/icons/Icon';
import { ActionMenu } from '../../ui/menu/ActionMenu';
import type { MenuEntry } from '../../ui/menu/MenuPopup';
import { quoteOf } from '../message/quote';
import { readableText } from '../message/readableText';
import type { MessageAction } from './messageActions';

function useEntryOf(message: Message): (action: MessageAction) => MenuEntry {
  const request = useRequest();
  const t = useText();
  const copy = useCopy();
  const { conversationId, id } = message;
  return (key) => {
    switch (key) {
      case 'reply': {
        const onChoose = () => request(quoteRequested({ conversationId, quoted: quoteOf(message) }));
        return { key, label: t('message.reply'), icon: <Icon name="reply" />, onChoose };
      }
      case 'copy': {
        const onChoose = () => copy(readableText(message));
        return { key, label: t('message.copy'), icon: <Icon name="copy" />, onChoose };
      }
      case 'delete': {
        const onChoose = () => request(deleteRequested({ conversationId, messageId: id }));
        return { key, label: t('message.delete'), icon: <Icon name="ban" />, onChoose };
      }
    }
  };
}

interface Props {
  message: Message;
  actions: readonly MessageAction[];
  /** The pointer came to the message or beside it, or the focus did. */
  wasVisited: boolean;
}

/**
 * Beside a bubble: what can be done with its message, in a menu, and what does no harm as buttons too. Those, and what the
 * menu's button shows, come with the pointer or the focus, so that a row which is only read has little to draw. The buttons
 * leave the focus where it is. All of them are seen while the pointer or the focus is there; their place is kept, so that
 * nothing moves.
 */
export function MessageBar({ message, actions, wasVisited }: Props): ReactNode {
  const t = useText();
  const entryOf = useEntryOf(message);
  const quick = actions.filter((action) => action !== 'delete');
  const place = wasVisited ? '' : `message__options--after-${String(quick.length)}`;
  return (
    <>
      {wasVisited &&
        quick.map(entryOf).map(({ key, label, icon, onChoose }) => (
          <IconButton
            key={key}
            label={label}
            tabIndex={-1}
            onMouseDown={(event) => event.preventDefault()}
            onClick={onChoose}
          >
            {icon}
          </IconButton>
        ))}
      <ActionMenu
        label={t('message.options')}
        entries={() => actions.map(entryOf)}
        className={`button button--quiet button--icon message__options ${place}`}
        tabIndex={-1}
        align="end"
      >
        {wasVisited && <Icon name="more" />}
      </ActionMenu>
    </>
  );
}
