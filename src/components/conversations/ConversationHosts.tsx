import type { ReactNode } from 'react';
import { LastServicesHost } from '../lastServices/LastServicesHost';
import { NewConversationHost } from '../newConversation/NewConversationHost';
import { TransferHost } from '../transfer/TransferHost';
import { ConversationNews } from './ConversationNews';
import { EndDialog } from './EndDialog';

/** The dialogs about conversations, around every screen. */
export function ConversationHosts(): ReactNode {
  return (
    <>
      <EndDialog />
      <TransferHost />
      <NewConversationHost />
      <LastServicesHost />
      <ConversationNews />
    </>
  );
}
