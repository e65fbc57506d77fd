import type { ReactNode } from 'react';
import { selectEditDialog } from '../../store/contacts/selectors';
import { useAppSelector } from '../../store/hooks';
import { DialogHost } from '../ui/dialog/DialogHost';
import { lazyPart } from '../ui/feedback/lazyPart';

const EditContactDialog = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "contacts" */ './EditContactDialog')).EditContactDialog,
}));

/** The edit dialog, fetched when it is first needed. */
export function EditContactHost(): ReactNode {
  const isOpen = useAppSelector(selectEditDialog) !== null;
  return (
    <DialogHost isOpen={isOpen}>{(afterClose) => <EditContactDialog afterClose={afterClose} />}</DialogHost>
  );
}
