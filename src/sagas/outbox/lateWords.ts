import * as outbox from '../../store/outbox/actions';
import { uploadIdsOf } from '../../store/outbox/files';
import { selectOutboxItems } from '../../store/outbox/selectors';
import type { OutboxItem } from '../../store/outbox/types';
import { put, select, takeEvery, type SagaGenerator } from '../core/effects';
import { guarded } from '../core/guarded';

type UploadReport = ReturnType<typeof outbox.uploadReported>['payload'];

/** Whether nobody had said yet why a file of the item did not arrive. */
function awaitsReason({ failure, file, mail, state }: OutboxItem, uploadId: string): boolean {
  const isUnexplained = state === 'failed' && failure?.code === 'unconfirmed';
  return isUnexplained && uploadIdsOf({ file, mail }).includes(uploadId);
}

/** A server without acks may say why it could not take a file only after the item was given up. */
function* explain({ payload }: { payload: UploadReport }): SagaGenerator<void> {
  const { errorText = '', state, uploadId } = payload;
  if (state !== 'failed') return;
  const items = Object.values(yield* select(selectOutboxItems));
  const item = items.find((one) => awaitsReason(one, uploadId));
  if (item === undefined) return;
  yield* put(outbox.gaveUp({ clientMsgId: item.clientMsgId, code: 'uploadFailed', message: errorText }));
}

/** Puts the server's reason on an item that failed without one. */
export function* watchLateWords(): SagaGenerator<void> {
  yield* takeEvery(outbox.uploadReported, guarded('lateWord', explain));
}
