import { Suspense, useState, type ReactNode } from 'react';
import type { Conversation } from '../../store/conversations/types';
import { selectListedServices } from '../../store/history/listSelectors';
import type { ServiceRow } from '../../store/history/types';
import { useAppSelector } from '../../store/hooks';
import { ErrorBoundary } from '../ui/feedback/ErrorBoundary';
import { lazyPart } from '../ui/feedback/lazyPart';
import { HistoryView } from './HistoryView';
import { serviceColumns } from './serviceColumns';
import { useColumns } from './useColumns';

const PastConversationDialog = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "dialogs" */ '../chat/past/PastConversationDialog'))
    .PastConversationDialog,
}));

const idOf = ({ conversation }: ServiceRow): string => conversation.id;

/** The agent's services in the own queues; one that is looked into opens in a dialog, read-only (spec 2 §2). */
export function ServicesTable(): ReactNode {
  const rows = useAppSelector(selectListedServices);
  const [open, setOpen] = useState<Conversation | null>(null);
  const [wasOpen, setWasOpen] = useState(false);
  if (open !== null && !wasOpen) setWasOpen(true);
  const [all] = useState(() => serviceColumns(setOpen));
  const columns = useColumns(all);
  return (
    <>
      <HistoryView table="services" name="nav.conversations" columns={columns} rows={rows} idOf={idOf} />
      {wasOpen && (
        <ErrorBoundary>
          <Suspense fallback={null}>
            <PastConversationDialog conversation={open} onClose={() => setOpen(null)} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
