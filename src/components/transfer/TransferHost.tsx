import type { ReactNode } from 'react';
import { selectConversationTransfer } from '../../store/conversations/transferSelectors';
import { useAppSelector } from '../../store/hooks';
import { DialogHost } from '../ui/dialog/DialogHost';
import { lazyPart } from '../ui/feedback/lazyPart';

const TransferDialog = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "transfer" */ './TransferDialog')).TransferDialog,
}));

/** The dialog Transferir, once an agent gives a conversation away. */
export function TransferHost(): ReactNode {
  const isOpen = useAppSelector(selectConversationTransfer) !== null;
  return (
    <DialogHost isOpen={isOpen}>{(afterClose) => <TransferDialog afterClose={afterClose} />}</DialogHost>
  );
}
