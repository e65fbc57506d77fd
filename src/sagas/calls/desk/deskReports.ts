import { roomNumber } from '../../../lib/rooms';
import { selectUser } from '../../../store/auth/selectors';
import * as calls from '../../../store/calls/actions';
import { selectCall } from '../../../store/calls/selectors';
import type { Call, ReportedCall } from '../../../store/calls/types';
import { assigned } from '../../../store/conversations/actions';
import { selectVoiceQueues } from '../../../store/queues/selectors';
import { services } from '../../core/context';
import { call, delay, put, select, type SagaGenerator } from '../../core/effects';
import { guarded } from '../../core/guarded';
import { worker, type Worker } from '../../core/workers';
import { roomOf } from '../dialable';
import { endOfReport } from './deskEnds';
import {
  selectDeskCall,
  selectIsKnown,
  selectReport,
  selectUnmatchedConversations,
  type DeskNotes,
} from './deskState';
import { callInBooks, callOfConversation } from './foundCall';

/** What else is told of a call that was answered comes within this of its Atendeu. */
const TOLD_MS = 1_000;

/** The call was answered: here as well, whatever was told of it before. */
export function* answer({ id: callId, phase }: Call): SagaGenerator<void> {
  if (phase === 'offered') yield* put(calls.answerStarted({ callId, automatic: false }));
  yield* put(calls.answered({ callId }));
}

/** Somebody else on the way to a room, and not the agent's own telephone. */
function isOfRoom({ incoming, number, room }: ReportedCall): boolean {
  return room !== undefined && !incoming && roomNumber(number) !== room;
}

/** A call of the centre's begins here. */
export function* begin(notes: DeskNotes, report: ReportedCall): SagaGenerator<void> {
  if (isOfRoom(report)) return;
  const { contactId, data = {}, incoming, name, number, room, uniqueId } = report;
  const [first] = yield* select(selectVoiceQueues);
  const callId = report.callId ?? uniqueId;
  const common = { callId, telephone: 'desk', number, name, contactId } as const;
  if (incoming) {
    const conference = room === undefined ? {} : { conference: { room, users: [] } };
    const queue = report.queue ?? first?.queue ?? null;
    yield* put(calls.offered({ ...common, queue, uniqueId, data, ...conference, autoAnswerAt: null }));
  } else {
    yield* put(calls.dialed({ ...common, queue: report.queue, consultOf: null, ...roomOf(number) }));
  }
  const begun = yield* select(selectDeskCall, uniqueId);
  if (begun !== undefined && (report.answeredAt !== null || notes.answered.delete(uniqueId)))
    yield* call(answer, begun);
}

/** Takes in a call that this page did not see begin, from its conversation or from the centre's call history. */
function* find(uniqueId: string): SagaGenerator<void> {
  const { callApi, clock } = yield* call(services);
  const user = yield* select(selectUser);
  const conversation = (yield* select(selectUnmatchedConversations)).get(uniqueId);
  if (conversation !== undefined) {
    yield* put(calls.deskCallFound(callOfConversation(conversation, uniqueId, clock.now())));
    return;
  }
  const books = user === null ? [] : yield* call(callApi.booked, user.fullName);
  const booked = books.find((one) => one.uniqueId === uniqueId && !one.isOver);
  // The call may have come by another way, or ended, while the centre looked.
  if (booked === undefined || (yield* select(selectIsKnown, uniqueId))) return;
  yield* put(calls.deskCallFound(callInBooks(booked, clock.now())));
}

function following(notes: DeskNotes) {
  return {
    *rang({ payload }: ReturnType<typeof calls.rangAtServer>): SagaGenerator<void> {
      const report = yield* select(selectReport, payload.call.uniqueId);
      if (report !== undefined) yield* call(begin, notes, report.call);
    },
    *answered({ payload: { uniqueId } }: ReturnType<typeof calls.answeredAtServer>): SagaGenerator<void> {
      const found = yield* select(selectDeskCall, uniqueId, notes.placed.get(uniqueId));
      if (found !== undefined) {
        yield* call(answer, found);
        return;
      }
      if (yield* select(selectIsKnown, uniqueId)) return;
      notes.answered.add(uniqueId);
      yield* delay(TOLD_MS);
      if (notes.answered.delete(uniqueId) && !(yield* select(selectIsKnown, uniqueId)))
        yield* call(find, uniqueId);
    },
    *hungUp({ payload }: ReturnType<typeof calls.hungUpAtServer>): SagaGenerator<void> {
      const { answered, cause, uniqueId } = payload;
      const callId = notes.placed.get(uniqueId);
      notes.answered.delete(uniqueId);
      notes.placed.delete(uniqueId);
      const found = yield* select(selectDeskCall, uniqueId, callId);
      if (found === undefined) return;
      if (answered === true && found.answeredAt === null) yield* call(answer, found);
      yield* call(endReported, found.id, cause);
    },
    *served({ payload }: ReturnType<typeof assigned>): SagaGenerator<void> {
      const uniqueId = payload.conversation.linkedId;
      if (uniqueId === null || !(yield* select(selectUnmatchedConversations)).has(uniqueId)) return;
      const report = yield* select(selectReport, uniqueId);
      if (report === undefined) yield* call(find, uniqueId);
    },
  };
}

/** Ends a call as the centre says that it ended; one that is over already stays as it was. */
export function* endReported(callId: string, q850: number): SagaGenerator<void> {
  const live = yield* select(selectCall, callId);
  if (live !== null) yield* put(calls.ended({ callId, end: endOfReport(live, q850) }));
}

/** Makes calls of what the centre tells of the desk telephone: Tocando, Atendeu and Hangup, in any order. */
export function deskReportWorkers(notes: DeskNotes): Worker[] {
  const { answered, hungUp, rang, served } = following(notes);
  return [
    worker('every', [calls.rangAtServer], guarded('deskRang', rang)),
    worker('every', [calls.answeredAtServer], guarded('deskAnswered', answered)),
    worker('every', [calls.hungUpAtServer], guarded('deskHungUp', hungUp)),
    worker('every', [assigned], guarded('deskServed', served)),
  ];
}
