import type { ReactNode } from 'react';
import { selectCreation } from '../../store/conversations/createSelectors';
import { useAppSelector } from '../../store/hooks';
import { DialogHost } from '../ui/dialog/DialogHost';
import { lazyPart } from '../ui/feedback/lazyPart';

const NewConversationDialog = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "create" */ './NewConversationDialog')).NewConversationDialog,
}));

/** The dialogs Novo e-mail and Novo WhatsApp, once an agent begins a conversation. */
export function NewConversationHost(): ReactNode {
  const isOpen = useAppSelector(selectCreation) !== null;
  return (
    <DialogHost isOpen={isOpen}>
      {(afterClose) => <NewConversationDialog afterClose={afterClose} />}
    </DialogHost>
  );
}
