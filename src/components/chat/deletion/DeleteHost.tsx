import type { ReactNode } from 'react';
import { useAppSelector } from '../../../store/hooks';
import { selectDeletion } from '../../../store/messages/selectors';
import { DialogHost } from '../../ui/dialog/DialogHost';
import { lazyPart } from '../../ui/feedback/lazyPart';

const DeleteDialog = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "deletion" */ './DeleteDialog')).DeleteDialog,
}));

/** The question whether a message shall be deleted, once an agent wants to. */
export function DeleteHost(): ReactNode {
  const isOpen = useAppSelector(selectDeletion) !== null;
  return <DialogHost isOpen={isOpen}>{(afterClose) => <DeleteDialog afterClose={afterClose} />}</DialogHost>;
}
