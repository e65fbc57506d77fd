import { lazy, Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { selectEditDialog } from '../../store/contacts/selectors';
import { useAppSelector } from '../../store/hooks';
import { useFocusReturn } from '../dialog/useFocusReturn';
import { ErrorBoundary } from '../feedback/ErrorBoundary';

const EditContactDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "contacts" */ './EditContactDialog')).EditContactDialog,
}));

/**
 * The edit dialog, fetched when it is first needed. Afterwards it stays mounted, so that on closing it can give the
 * focus back to what opened it.
 */
export function EditContactHost(): ReactNode {
  const isOpen = useAppSelector(selectEditDialog) !== null;
  const giveFocusBack = useFocusReturn();
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen && !wasOpen) setWasOpen(true);
  if (!wasOpen) return null;
  return (
    <ErrorBoundary>
      <Suspense fallback={null}>
        <EditContactDialog afterClose={giveFocusBack} />
      </Suspense>
    </ErrorBoundary>
  );
}
