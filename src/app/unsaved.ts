import { selectIsInCall } from '../store/calls/selectors';
import { selectHasSettingsEdits } from '../store/config/selectors';
import { selectEditDialog } from '../store/contacts/selectors';
import { selectPendingClassificationCount, selectUnsentCount } from '../store/outbox/selectors';
import { selectRecording } from '../store/recording/selectors';
import type { RootState } from '../store/rootReducer';

/** Whether a page that goes now ends a call, or takes work with it that the server does not have. */
export function selectIsUnsaved(state: RootState): boolean {
  const isSending = selectUnsentCount(state) > 0 || selectPendingClassificationCount(state) > 0;
  const isEditing = selectEditDialog(state)?.isChanged === true || selectHasSettingsEdits(state);
  return isSending || isEditing || selectRecording(state) !== null || selectIsInCall(state);
}
