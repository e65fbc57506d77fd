import { useEffect, type ComponentType, type ReactNode } from 'react';
import { DialogHost } from '../components/ui/dialog/DialogHost';
import { useIsListDrawn } from '../components/conversations/useIsListDrawn';
import { latePart, loadLibrary } from '../components/intl/latePart';
import { selectBulkAsking } from '../store/bulkActions/selectors';
import { selectClassifyDialog } from '../store/classification/selectors';
import { selectIsRefused } from '../store/connection/selectors';
import { selectEditDialog } from '../store/contacts/selectors';
import { selectCreation } from '../store/conversations/createSelectors';
import { selectConfirmingEnd } from '../store/conversations/selectors';
import { selectCustomerHistory } from '../store/conversations/customerHistorySelectors';
import { selectConversationTransfer } from '../store/conversations/transferSelectors';
import { selectDevices } from '../store/devices/selectors';
import { selectWriting } from '../store/drafts/selectors';
import { useAppSelector } from '../store/hooks';
import { selectUnsaved } from '../store/keptForms/selectors';
import { selectLayout } from '../store/layout/selectors';
import { selectDeletion } from '../store/messages/selectors';
import { selectHeldMails } from '../store/outbox/selectors';
import { selectRepliesFor } from '../store/cannedReplies/selectors';
import type { RootState } from '../store/rootReducer';
import { selectSchedule } from '../store/schedule/selectors';
import { selectAlert, selectClosing, selectOverlay } from '../store/ui/selectors';

interface DialogProps {
  /** Called once the dialog is gone. */
  afterClose: () => void;
}

/** One dialog that lies over every screen, whatever is opened meanwhile. */
interface DialogRow {
  name: string;
  isOpen: (state: RootState) => boolean;
  Dialog: ComponentType<DialogProps>;
}

function row(
  name: string,
  isOpen: DialogRow['isOpen'],
  load: () => Promise<ComponentType<DialogProps>>,
): DialogRow {
  return { name, isOpen, Dialog: latePart(async () => ({ default: await load() })) };
}

function hasAgenda(state: RootState): boolean {
  const { dialog, isUnkept, remindedIds } = selectSchedule(state);
  return dialog !== null || isUnkept || remindedIds.length > 0;
}

const loadAlert = () => import(/* webpackChunkName: "dialogs" */ '../components/frame/AlertDialog');
const loadRefused = () => import(/* webpackChunkName: "dialogs" */ '../components/connection/RefusedDialog');

/** The dialogs that are fetched when they first open, from the service worker: it has every file of the console. */
export const dialogs: readonly DialogRow[] = [
  row(
    'end',
    (state) => selectConfirmingEnd(state) !== null,
    async () =>
      (await import(/* webpackChunkName: "dialogs" */ '../components/conversations/EndDialog')).EndDialog,
  ),
  row(
    'close',
    selectClosing,
    async () =>
      (await import(/* webpackChunkName: "dialogs" */ '../components/frame/CloseDialog')).CloseDialog,
  ),
  row(
    'alert',
    (state) => selectAlert(state) !== null,
    async () => (await loadAlert()).AlertDialog,
  ),
  row('refused', selectIsRefused, async () => (await loadRefused()).RefusedDialog),
  row(
    'transfer',
    (state) => selectConversationTransfer(state) !== null,
    async () =>
      (await import(/* webpackChunkName: "dialogs" */ '../components/transfer/TransferDialog'))
        .TransferDialog,
  ),
  row(
    'newConversation',
    (state) => selectCreation(state) !== null,
    async () =>
      (await import(/* webpackChunkName: "dialogs" */ '../components/newConversation/NewConversationDialog'))
        .NewConversationDialog,
  ),
  row(
    'lastServices',
    (state) => selectCustomerHistory(state) !== null,
    async () =>
      (await import(/* webpackChunkName: "dialogs" */ '../components/customerHistory/CustomerHistoryDialog'))
        .CustomerHistoryDialog,
  ),
  row(
    'audioSettings',
    (state) => selectDevices(state).isSettingsOpen,
    async () =>
      (await import(/* webpackChunkName: "dialogs" */ '../components/devices/AudioSettingsDialog'))
        .AudioSettingsDialog,
  ),
  row(
    'template',
    (state) => selectRepliesFor(state, 'templates') !== null,
    async () =>
      (await import(/* webpackChunkName: "dialogs" */ '../components/chat/composer/template/TemplateDialog'))
        .TemplateDialog,
  ),
  row(
    'deletion',
    (state) => selectDeletion(state) !== null,
    async () =>
      (await import(/* webpackChunkName: "dialogs" */ '../components/chat/deletion/DeleteDialog'))
        .DeleteDialog,
  ),
  row(
    'answer',
    (state) => selectWriting(state) !== null && selectLayout(state).mailPlace === 'popup',
    async () =>
      (await import(/* webpackChunkName: "mail" */ '../components/email/answer/AnswerDialog')).AnswerDialog,
  ),
  row(
    'heldMails',
    (state) => selectHeldMails(state).length > 0,
    async () => (await import(/* webpackChunkName: "mail" */ '../components/email/HeldMails')).HeldMails,
  ),
  row(
    'classify',
    (state) => selectClassifyDialog(state) !== null,
    async () =>
      (await import(/* webpackChunkName: "dialogs" */ '../components/classification/ClassifyDialog'))
        .ClassifyDialog,
  ),
  row(
    'editContact',
    (state) => selectEditDialog(state) !== null,
    async () =>
      (await import(/* webpackChunkName: "contacts" */ '../components/contacts/EditContactDialog'))
        .EditContactDialog,
  ),
  row(
    'unsavedForm',
    (state) => selectUnsaved(state) !== null,
    async () =>
      (await import(/* webpackChunkName: "dialogs" */ '../components/frame/UnsavedFormToasts'))
        .UnsavedFormToasts,
  ),
  row(
    'bulk',
    (state) => ['end', 'classify'].includes(selectBulkAsking(state) ?? ''),
    async () =>
      (await import(/* webpackChunkName: "dialogs" */ '../components/conversations/bulk/BulkDialog'))
        .BulkDialog,
  ),
  row(
    'queueBoard',
    (state) => selectOverlay(state) === 'queueBoard',
    async () =>
      (await import(/* webpackChunkName: "dialogs" */ '../components/queues/QueueBoard')).QueueBoard,
  ),
  row(
    'schedule',
    hasAgenda,
    async () =>
      (await import(/* webpackChunkName: "dialogs" */ '../components/schedule/ScheduleParts')).ScheduleParts,
  ),
];

function Row({ isOpen, Dialog }: Pick<DialogRow, 'isOpen' | 'Dialog'>): ReactNode {
  const isShown = useAppSelector(isOpen);
  return <DialogHost isOpen={isShown}>{(afterClose) => <Dialog afterClose={afterClose} />}</DialogHost>;
}

/** The dialogs over every screen, each from when it first opens. */
export function Dialogs(): ReactNode {
  // What tells of failures does not wait for the network that failed.
  const isDue = useIsListDrawn();
  useEffect(() => {
    if (!isDue) return;
    for (const load of [loadLibrary, loadAlert, loadRefused]) load().catch(() => undefined);
  }, [isDue]);
  return dialogs.map(({ name, isOpen, Dialog }) => <Row key={name} isOpen={isOpen} Dialog={Dialog} />);
}
