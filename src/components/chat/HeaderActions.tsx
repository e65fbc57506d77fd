import type { ReactNode } from 'react';
import { selectClassified } from '../../store/classification/selectors';
import type { Conversation } from '../../store/conversations/types';
import { useAppSelector } from '../../store/hooks';
import { useConversationEntries } from '../conversations/useConversationEntries';
import type { MenuEntry } from '../ui/menu/MenuPopup';

interface ButtonProps {
  entry: MenuEntry;
  /** What is shown in place of the name, which stays the beginning of what is read out. */
  value?: string;
  /** What it opens stands below it, wherever it is opened from. */
  opens?: string;
}

function ActionButton({ entry: { icon, isOff = false, label, onChoose }, value, opens }: ButtonProps) {
  const name = value === undefined ? label : `${label}: ${value}`;
  return (
    <button
      type="button"
      className={
        value === undefined
          ? 'button chat-header__action'
          : 'button chat-header__action chat-header__action--set'
      }
      aria-label={name}
      title={name}
      aria-haspopup={opens === undefined ? undefined : 'dialog'}
      aria-disabled={isOff || undefined}
      data-opens={opens}
      onClick={isOff ? undefined : onChoose}
    >
      {icon}
      <span className="chat-header__action-word" dir="auto">
        {value ?? label}
      </span>
    </button>
  );
}

/** How the conversation is classified, in one line; null while it is not. */
function useClassifiedWords(conversationId: string): string | null {
  const classified = useAppSelector((state) => selectClassified(state, conversationId));
  const words = [classified?.classification, classified?.subclassification].filter((word) => Boolean(word));
  return words.length === 0 ? null : words.join(' › ');
}

/** What is done with a conversation from its header: given away, classified (or how it is), ended. */
export function HeaderActions({ conversation }: { conversation: Conversation }): ReactNode {
  const { classify, end, transfer } = useConversationEntries(conversation);
  const classified = useClassifiedWords(conversation.id);
  return (
    <>
      {transfer !== null && <ActionButton entry={transfer} opens="transfer" />}
      <ActionButton
        entry={classify}
        opens="classify"
        {...(classified === null ? {} : { value: classified })}
      />
      <ActionButton entry={end} />
    </>
  );
}
