import { useCallback, useRef, useState, type ReactNode, type RefObject } from 'react';
import { Dialog } from '../ui/dialog/Dialog';
import { selectOpenConversation } from '../../store/conversations/selectors';
import type { Conversation } from '../../store/conversations/types';
import { useAppSelector, useRequest } from '../../store/hooks';
import { overlayRequested } from '../../store/ui/actions';
import { selectShortcutKeys } from '../../store/ui/selectors';
import { T } from '../intl';
import type { OverlayProps } from '../shortcuts/overlay';
import { keysById, type ShortcutId } from '../shortcuts/registry';
import type { PaletteItem } from './items';
import { PaletteBody } from './PaletteBody';
import { useActionItems } from './useActionItems';
import { usePauseItems, useQueueItems } from './useAgentItems';
import { useConversationItems } from './useConversationItems';
import { useLanguageItems, useThemeItems } from './useLookItems';
import { usePageItems, useToolItems } from './usePlaceItems';

interface PartProps {
  input: RefObject<HTMLInputElement | null>;
  /** What can be done with the open conversation. */
  actions: readonly PaletteItem[];
  keysOf: (id: ShortcutId) => string | null;
  recent: readonly string[];
  onChoose: (item: PaletteItem) => void;
}

function Everything({ actions, keysOf, input, recent, onChoose }: PartProps): ReactNode {
  const items = [
    ...actions,
    ...useConversationItems(),
    ...usePageItems(),
    ...useToolItems(keysOf),
    ...usePauseItems(),
    ...useQueueItems(),
    ...useThemeItems(),
    ...useLanguageItems(),
  ];
  return <PaletteBody input={input} items={items} recent={recent} onChoose={onChoose} />;
}

type WithOpenProps = Omit<PartProps, 'actions'> & { conversation: Conversation };

function WithOpen({ conversation, ...rest }: WithOpenProps): ReactNode {
  return <Everything {...rest} actions={useActionItems(conversation, rest.keysOf)} />;
}

/** So many choices are remembered. */
const REMEMBERED = 10;

const NO_ACTIONS: readonly PaletteItem[] = [];

/** The command palette (Ctrl+K): conversations, what can be done with the open one, pages, pauses, queues, looks. */
export function CommandPalette({ isOpen, afterClose }: OverlayProps): ReactNode {
  const request = useRequest();
  const input = useRef<HTMLInputElement>(null);
  const chosen = useRef<PaletteItem | null>(null);
  const [recent, setRecent] = useState<readonly string[]>([]);
  const conversation = useAppSelector(selectOpenConversation);
  const own = useAppSelector(selectShortcutKeys);
  const keysOf = useCallback((id: ShortcutId) => keysById(id, own), [own]);
  const leave = () => request(overlayRequested({ overlay: null }));

  function choose(item: PaletteItem): void {
    chosen.current = item;
    setRecent((before) => [item.id, ...before.filter((id) => id !== item.id)].slice(0, REMEMBERED));
    leave();
  }

  /** What was chosen is done when the palette is gone: it may open a dialog or lead the focus elsewhere. */
  function finish(): void {
    const item = chosen.current;
    chosen.current = null;
    afterClose();
    item?.run();
  }

  const part = { input, keysOf, recent, onChoose: choose };
  return (
    <Dialog
      centered={false}
      open={isOpen}
      title={<T id="palette.title" />}
      width="wide"
      destroyOnHidden
      footer={null}
      onCancel={leave}
      first={input}
      afterClose={finish}
    >
      {conversation === null ? (
        <Everything {...part} actions={NO_ACTIONS} />
      ) : (
        <WithOpen {...part} conversation={conversation} />
      )}
    </Dialog>
  );
}
