import { useStore } from 'react-redux';
import type { Conversation } from '../../store/conversations/types';
import type { RootState } from '../../store/rootReducer';
import { chooseFiles, mayChooseFiles } from '../chat/attach/chooseFiles';
import { closedBecause } from '../chat/closedBecause';
import { useTemplateEntry } from '../chat/composer/template/useTemplateEntry';
import { useBeginEntries } from '../chat/composer/useBeginEntries';
import { customerName, protocolOf } from '../conversations/customer';
import { useConversationEntries } from '../conversations/useConversationEntries';
import { Icon } from '../ui/icons/Icon';
import { useText } from '../intl';
import type { ShortcutId } from '../shortcuts/registry';
import type { MenuEntry } from '../ui/menu/MenuPopup';
import type { PaletteItem } from './items';

/** The shortcuts of menu entries, by key. */
const SHORTCUTS: Readonly<Record<string, ShortcutId>> = {
  transfer: 'transfer',
  classify: 'classify',
  end: 'end',
  attach: 'attach',
};

function useAttachEntry(): MenuEntry | null {
  const t = useText();
  if (!mayChooseFiles()) return null;
  return { key: 'attach', label: t('chat.attach'), icon: <Icon name="clip" />, onChoose: chooseFiles };
}

/** What can be done with a conversation, under the conditions of its menus; the target is the one that was open. */
export function useActionItems(
  conversation: Conversation,
  keysOf: (id: ShortcutId) => string | null,
): readonly PaletteItem[] {
  const state = useStore<RootState>().getState();
  const closed = closedBecause(state, conversation);
  const { transfer, classify, end, last } = useConversationEntries(conversation);
  const begin = useBeginEntries(conversation);
  const template = useTemplateEntry(conversation);
  const attach = useAttachEntry();
  const own = closed === 'chat.readOnly' ? [] : [attach, transfer, classify, end, template, ...begin];
  const entries = [...own, last].filter((entry) => entry !== null && entry.isOff !== true);
  const detail = `${customerName(conversation)} ${protocolOf(conversation.id)}`;
  return entries.flatMap((entry) => {
    if (entry === null) return [];
    const shortcut = SHORTCUTS[entry.key];
    const keys = shortcut === undefined ? {} : { keys: keysOf(shortcut) };
    const { icon, key, label, onChoose } = entry;
    return [{ id: `open:${key}`, group: 'open' as const, label, detail, icon, ...keys, run: onChoose }];
  });
}
