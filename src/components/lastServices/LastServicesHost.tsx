import type { ReactNode } from 'react';
import { selectLastServices } from '../../store/conversations/lastSelectors';
import { useAppSelector } from '../../store/hooks';
import { DialogHost } from '../ui/dialog/DialogHost';
import { lazyPart } from '../ui/feedback/lazyPart';

const LastServicesDialog = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "last" */ './LastServicesDialog')).LastServicesDialog,
}));

/** The dialog Últimos atendimentos, once an agent looks at what was done for a customer. */
export function LastServicesHost(): ReactNode {
  const isOpen = useAppSelector(selectLastServices) !== null;
  return (
    <DialogHost isOpen={isOpen}>{(afterClose) => <LastServicesDialog afterClose={afterClose} />}</DialogHost>
  );
}
