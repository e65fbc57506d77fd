import type { ReactNode } from 'react';
import { useAppSelector } from '../../../store/hooks';
import { selectAttaching } from '../../../store/outbox/selectors';
import { DialogHost } from '../../ui/dialog/DialogHost';
import { lazyPart } from '../../ui/feedback/lazyPart';
import { useDropGuard } from './useDropGuard';

const AttachDialog = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "attach" */ './AttachDialog')).AttachDialog,
}));

/** The attach dialog, around every screen: it stays whatever is opened meanwhile. A file dropped elsewhere does nothing. */
export function AttachHost(): ReactNode {
  useDropGuard();
  const isOpen = useAppSelector(selectAttaching) !== null;
  return <DialogHost isOpen={isOpen}>{(afterClose) => <AttachDialog afterClose={afterClose} />}</DialogHost>;
}
