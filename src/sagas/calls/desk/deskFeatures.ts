import type { RoomApi } from '../../../services/api/roomApi';
import { call, fork, type SagaGenerator } from '../../core/effects';
import { guarded } from '../../core/guarded';
import { supervise } from '../../core/supervise';
import { serve } from '../../core/workers';
import { watchTelLinks } from '../../softphone/telLinks';
import { callClassificationWorkers } from '../classify';
import { participantWorkers } from '../conference/participants';
import { classificationSteps, watchForcedClassification } from '../forcedClassification';
import { watchDeskDialling } from './deskDialling';
import { deskHangUpWorkers } from './deskHangUp';
import { deskReportWorkers } from './deskReports';
import { deskResyncWorkers, takeUp } from './deskResync';
import { createDeskNotes, type DeskNotes } from './deskState';

function* serveDesk(rooms: RoomApi, notes: DeskNotes): SagaGenerator<void> {
  yield* call(serve, [
    ...deskReportWorkers(notes),
    ...deskHangUpWorkers(notes),
    ...deskResyncWorkers,
    ...callClassificationWorkers(),
    ...participantWorkers(rooms),
  ]);
}

/**
 * Everything of a telephone that stands on the desk: the centre tells of its calls, and is asked to dial and to end them.
 * What is done with a call is the same wherever it is spoken on.
 */
export function* runDeskTelephone(rooms: RoomApi): SagaGenerator<void> {
  const notes = createDeskNotes();
  const steps = yield* call(classificationSteps);
  yield* fork(supervise, 'deskCalls', () => serveDesk(rooms, notes));
  yield* fork(supervise, 'telLinks', watchTelLinks);
  yield* call(guarded('deskTakeUp', takeUp), notes);
  yield* fork(supervise, 'deskDialling', () => watchDeskDialling(notes));
  yield* fork(supervise, 'forcedClassification', () => watchForcedClassification(steps));
}
