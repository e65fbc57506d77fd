import { failureIn } from '../../lib/failure';
import type { On } from '../plainReducer';
import { withFields } from '../../lib/records';
import * as facts from './conferenceFacts';
import type { offered } from './lifecycleFacts';
import * as requests from './requests';
import { roomOfTransfer } from './rooms';
import { changed, learned, withNotice, type CallsState } from './state';
import type { Call, EndedCall, Participant, ReportedCall } from './types';

const NEW = {
  uniqueId: null,
  legId: null,
  state: 'asking',
  isLeaving: false,
  failure: null,
  cause: null,
} as const satisfies Partial<Participant>;

type Users = readonly Participant[];

/** Q.850: a call that was spoken ends so. */
const NORMAL_CLEARING = 16;

function withUsers(state: CallsState, callId: string, change: (users: Users) => Users): CallsState {
  return changed(state, callId, ({ conference }) => {
    if (conference === undefined) return null;
    const users = change(conference.users);
    return users === conference.users ? null : { conference: { ...conference, users } };
  });
}

function patched(users: Users, index: number, fields: Partial<Participant>): Users {
  const user = users[index];
  if (user === undefined) return users;
  const next = withFields(user, fields);
  return next === user ? users : users.with(index, next);
}

/** Changes a participant; `change` says which fields, or null where the event is illegal in that state. */
function withUser(
  state: CallsState,
  callId: string,
  id: string,
  change: (user: Participant) => Partial<Participant> | null,
): CallsState {
  return withUsers(state, callId, (users) => {
    const index = users.findIndex((user) => user.id === id);
    const user = users[index];
    return user === undefined ? users : patched(users, index, change(user) ?? {});
  });
}

/** Without those who fit; the same list when nobody does. */
function without(users: Users, fits: (user: Participant) => boolean): Users {
  return users.some(fits) ? users.filter((user) => !fits(user)) : users;
}

function roomCall({ live }: CallsState, room: string | null | undefined): Call | undefined {
  return room == null ? undefined : live.find((call) => call.conference?.room === room);
}

/** What a call has that leads to a room, where it was told who is there (X-Conferencia and X-Sala, spec 2 §3). */
export function invitedTo(
  told: ReturnType<typeof offered>['payload']['conference'],
): Pick<Call, 'conference'> {
  if (told === undefined) return {};
  const users = told.users.map((user, index): Participant => ({
    ...NEW,
    ...user,
    id: String(index),
    extension: null,
    state: 'in',
  }));
  return { conference: { room: told.room, users } };
}

/** The same of a call that the agent placed: the centre tells who is there. */
export function roomCalled(room: string | undefined): Pick<Call, 'conference'> {
  return room === undefined ? {} : { conference: { room, users: [] } };
}

/** Who of a room a report is about: by the centre's id, by the one it answered with, else by the number alone. */
function indexOf(users: Users, { uniqueId, callId, number }: ReportedCall): number {
  const known = users.findIndex(
    (user) => user.uniqueId === uniqueId || (user.legId !== null && user.legId === callId),
  );
  if (known >= 0) return known;
  return users.findIndex((user) => user.uniqueId === null && user.number === number && user.state !== 'out');
}

/**
 * The centre told of somebody who is called to a room, or comes to it: they are on its list from now on. Null where no
 * call leads to that room.
 */
export function cameToRoom(state: CallsState, report: ReportedCall): CallsState | null {
  const call = roomCall(state, report.room);
  if (call === undefined) return null;
  const { uniqueId, callId: legId, number, name } = report;
  return withUsers(state, call.id, (users) => {
    const index = indexOf(users, report);
    const user = users[index];
    if (user === undefined)
      return [
        ...users,
        { ...NEW, id: uniqueId, uniqueId, legId, number, name, extension: null, state: 'called' },
      ];
    const here = user.state === 'asking' ? 'called' : user.state;
    return patched(users, index, { uniqueId, legId, name: user.name ?? name, state: here });
  });
}

function ofUnique(state: CallsState, uniqueId: string): [Call, Participant] | null {
  for (const call of state.live) {
    const user = call.conference?.users.find((one) => one.uniqueId === uniqueId);
    if (user !== undefined) return [call, user];
  }
  return null;
}

/** The centre told that somebody is in a room. */
export function joinedRoom(state: CallsState, uniqueId: string): CallsState {
  const [call, user] = ofUnique(state, uniqueId) ?? [];
  if (call === undefined || user === undefined) return state;
  return withUser(state, call.id, user.id, () => ({ state: 'in', failure: null, cause: null }));
}

/** The centre told that somebody is not in a room any more, or did not come: then the reason stays on the list. */
export function leftRoom(state: CallsState, uniqueId: string, cause: number): CallsState {
  const [call, user] = ofUnique(state, uniqueId) ?? [];
  if (call === undefined || user === undefined) return state;
  const wasThere = user.state === 'in' || (user.state === 'untold' && cause === NORMAL_CLEARING);
  if (wasThere || user.isLeaving)
    return withUsers(state, call.id, (users) => without(users, (one) => one === user));
  return withUser(state, call.id, user.id, () => ({ state: 'out', cause }));
}

/** The other side of a call is in a room now: that call goes on there, with the conversation that belongs to it. */
export function movedToRoom(state: CallsState, call: Call | EndedCall): CallsState {
  const { id, number, name, contactId, conversationId, transfer } = call;
  const room = roomOfTransfer(transfer);
  const host = roomCall(state, room);
  if (host === undefined) return state;
  const next = withUsers(state, host.id, (users) => {
    const index = users.findIndex((user) => user.number === number && user.state !== 'out');
    if (index >= 0) return patched(users, index, { state: 'in', name: name ?? users[index]?.name ?? null });
    return [...users, { ...NEW, id, number, name, extension: null, state: 'in' }];
  });
  const moved = learned(next, host.id, {
    contactId: host.contactId ?? contactId,
    conversationId: host.conversationId ?? conversationId,
  });
  return moved.shownId === id ? { ...moved, shownId: host.id } : moved;
}

/** Who is in the room of a call, as the agent asked and the centre answered; what it tells by itself is in `reported`. */
export function conference(on: On<CallsState>): void {
  on(facts.participantAsked, (state, { payload: { callId, participant } }) =>
    withUsers(state, callId, (users) => [
      // Asked once more: the card that says why it failed goes.
      ...without(
        users,
        ({ id, number, state: at }) =>
          id === participant.id || (at === 'out' && number === participant.number),
      ),
      { ...NEW, ...participant },
    ]),
  );
  on(facts.participantCalled, (state, { payload: { callId, id, legId } }) =>
    withUser(state, callId, id, (user) => ({
      legId: user.legId ?? legId,
      state: user.state === 'asking' ? 'called' : user.state,
    })),
  );
  on(facts.participantEventsMissed, (state, { payload: { callId, id } }) =>
    withUser(state, callId, id, (user) => (user.state === 'called' ? { state: 'untold' } : null)),
  );
  on(facts.participantRefused, (state, { payload }) =>
    withUser(state, payload.callId, payload.id, (user) =>
      user.state === 'asking' ? { state: 'out', failure: failureIn(payload) } : null,
    ),
  );
  on(facts.participantRemoveStarted, (state, { payload: { callId, id } }) =>
    withUser(state, callId, id, () => ({ isLeaving: true, failure: null })),
  );
  on(facts.participantRemoved, (state, { payload: { callId, id } }) =>
    withUsers(state, callId, (users) => without(users, (user) => user.id === id)),
  );
  on(facts.participantRemoveFailed, (state, { payload }) =>
    withUser(state, payload.callId, payload.id, () => ({ isLeaving: false, failure: failureIn(payload) })),
  );
  on(facts.participantsEnded, (state, { payload: { callId, uniqueIds } }) =>
    withUsers(state, callId, (users) =>
      without(users, ({ uniqueId }) => uniqueId !== null && uniqueIds.includes(uniqueId)),
    ),
  );
  // Who did not come is only a card: nobody has to be asked to take it away.
  on(requests.participantRemoveRequested, (state, { payload: { callId, id } }) =>
    withUsers(state, callId, (users) => without(users, (user) => user.id === id && user.state === 'out')),
  );
  on(facts.roomRefused, (state, { payload }) => withNotice(state, payload.callId, 'roomFailed'));
}
