import { lazy } from 'react';
import type { ReactNode } from 'react';
import { useAppSelector } from '../../../store/hooks';
import { selectAttaching } from '../../../store/outbox/selectors';
import { DialogHost } from '../../dialog/DialogHost';

const AttachDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "attach" */ './AttachDialog')).AttachDialog,
}));

/** The attach dialog, around every screen: it stays whatever is opened meanwhile. */
export function AttachHost(): ReactNode {
  const isOpen = useAppSelector(selectAttaching) !== null;
  return <DialogHost isOpen={isOpen}>{(afterClose) => <AttachDialog afterClose={afterClose} />}</DialogHost>;
}
