import { selectIsInCall } from '../store/calls/selectors';
import { selectHasSettingsEdits } from '../store/config/selectors';
import { selectEditDialog } from '../store/contacts/selectors';
import { selectPendingClassificationCount, selectOutboxItems } from '../store/outbox/selectors';
import { selectRecording } from '../store/recording/selectors';
import type { RootState } from '../store/rootReducer';

/** Whether a page that goes now ends a call, or takes work with it that the server does not have. */
export function selectIsUnsaved(state: RootState): boolean {
  // What failed was told to the agent, and stands there again on the next page.
  const isUnsent = Object.values(selectOutboxItems(state)).some((item) => item.state !== 'failed');
  const isSending = isUnsent || selectPendingClassificationCount(state) > 0;
  const isEditing = selectEditDialog(state)?.isChanged === true || selectHasSettingsEdits(state);
  return isSending || isEditing || selectRecording(state) !== null || selectIsInCall(state);
}
