import { UNAVAILABLE } from '../../store/agentStatus';
import { changedByServer } from '../../store/attendance/actions';
import * as calls from '../../store/calls/actions';
import { voiceServices } from '../core/context';
import { call, type SagaGenerator } from '../core/effects';
import { guarded } from '../core/guarded';
import { worker } from '../core/workers';

/** What an exchange answers to an INVITE of an extension that it no longer knows: forbidden, not found, unavailable. */
const UNKNOWN_HERE: readonly (number | null)[] = [403, 404, 480];

/** Q.850: nobody is registered there ("Subscriber absent"). */
const ABSENT = 20;

/** Registers again: where the exchange forgot the extension, it is known again by that. */
function* renew(): SagaGenerator<void> {
  const { softphone } = yield* call(voiceServices);
  yield* call(() => softphone.renew());
}

function* ofEnd({ payload: { end } }: ReturnType<typeof calls.ended>): SagaGenerator<void> {
  if (end.by === 'other' && UNKNOWN_HERE.includes(end.status)) yield* call(renew);
}

function* ofCentre({ payload }: ReturnType<typeof calls.hungUpAtServer>): SagaGenerator<void> {
  if (payload.cause === ABSENT) yield* call(renew);
}

function* ofStatus({ payload }: ReturnType<typeof changedByServer>): SagaGenerator<void> {
  if (payload.status === UNAVAILABLE) yield* call(renew);
}

/**
 * Signs that the exchange forgot a registration that the console relies upon: a call that the centre told of and that
 * never came, a centre that calls the extension or the agent away, an INVITE that is refused as from nobody.
 */
export const doubtWorkers = [
  worker('every', [calls.offerMissed], guarded('registrationDoubt', renew)),
  worker('every', [calls.ended], guarded('registrationDoubt', ofEnd)),
  worker('every', [calls.hungUpAtServer], guarded('registrationDoubt', ofCentre)),
  worker('every', [changedByServer], guarded('registrationDoubt', ofStatus)),
];
