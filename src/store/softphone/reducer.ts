import { cameOnline, wentOffline } from '../app/actions';
import { loggedIn, loggedOut, logoutRequested } from '../auth/actions';
import type { Failure } from '../../lib/failure';
import { preferencesRecalled } from '../page/actions';
import { plainReducer } from '../plainReducer';
import { withFields } from '../../lib/records';
import * as actions from './actions';
import type { NetworkReport, RegistrationState, RegistrationTrouble, TransportState } from './types';

/** The way to the exchange and the extension's registration there. */
export interface SoftphoneState {
  transport: TransportState;
  registration: RegistrationState;
  /** Which attempt runs or ran last; 0 after a registration. */
  attempt: number;
  /** When the next attempt is due, ms since 1970. */
  retryAt: number | null;
  failure: Failure | null;
  /** The exchange's no, until the agent asks for a new try. */
  refusal: { status: number; phrase: string } | null;
  /** When the registration ends unless it is refreshed, ms since 1970. */
  expiresAt: number | null;
  /** Until when calls count as kept though the browser has no network, ms since 1970; null while it has one. */
  dyingUntil: number | null;
  /** Whether the extension was registered before in this session: what comes is then a return. */
  wasRegistered: boolean;
  /** Since when the agent has been told that no call can come, ms since 1970; absent while one can. */
  outSince?: number;
  /** Why the last registration failed, until one comes about or the socket is what fails. */
  trouble?: RegistrationTrouble;
  /** The ICE servers; absent where there never were any. */
  network?: NetworkReport & { since: number };
  /** Direct calls to the extension are refused; absent in a session in which the agent never asked for it. */
  doNotDisturb?: boolean;
}

const initialState: SoftphoneState = {
  transport: 'disconnected',
  registration: 'none',
  attempt: 0,
  retryAt: null,
  failure: null,
  refusal: null,
  expiresAt: null,
  dyingUntil: null,
  wasRegistered: false,
};

/** So long the other side of a call waits for a network (spec 2 §9). */
const DYING_MS = 60_000;

type Moves = Readonly<Partial<Record<TransportState, TransportState>>>;

/** Where an event of the transport leads from each state; from those that are not named, nowhere. */
const MOVES = {
  connectStarted: {
    disconnected: 'connecting',
    connecting: 'connecting',
    recovering: 'recovering',
    dying: 'dying',
  },
  connected: { connecting: 'connected', recovering: 'connected', dying: 'connected' },
  connectFailed: { connecting: 'disconnected', recovering: 'recovering', dying: 'dying' },
  lost: { connecting: 'recovering', connected: 'recovering', recovering: 'recovering', dying: 'dying' },
  wentOffline: { connecting: 'dying', connected: 'dying', recovering: 'dying' },
  cameOnline: { dying: 'recovering' },
  leaving: {
    connecting: 'disconnecting',
    connected: 'disconnecting',
    recovering: 'disconnecting',
    dying: 'disconnecting',
  },
} as const satisfies Record<string, Moves>;

function moved(state: SoftphoneState, moves: Moves, fields: Partial<SoftphoneState> = {}): SoftphoneState {
  const transport = moves[state.transport];
  return transport === undefined ? state : withFields(state, { transport, ...fields });
}

/** A registration is heard of only where a socket is. */
function whileConnected(state: SoftphoneState, fields: Partial<SoftphoneState>): SoftphoneState {
  return state.transport === 'connected' || state.transport === 'dying' ? withFields(state, fields) : state;
}

function withoutOutage(state: SoftphoneState): SoftphoneState {
  if (state.outSince === undefined) return state;
  const { outSince: _over, ...next } = state;
  return next;
}

function withoutTrouble(state: SoftphoneState): SoftphoneState {
  if (state.trouble === undefined) return state;
  const { trouble: _over, ...next } = state;
  return next;
}

const UNREGISTERED = { registration: 'none', expiresAt: null } as const;

/** A refusal outlasts the socket that it came over. */
function withoutSocket({ registration }: SoftphoneState): RegistrationState {
  return registration === 'refused' ? 'refused' : 'none';
}

/**
 * Folds the facts of the softphone (spec 2 §4, transport states): disconnected → connecting → connected →
 * registered; a lost socket → recovering → connected; offline → dying → online → recovering. A refusal stays
 * until the agent asks again, also when the socket is closed on it.
 */
export const softphoneReducer = plainReducer<SoftphoneState>(initialState, (on) => {
  on(actions.connectStarted, (state, { payload }) =>
    moved(state, MOVES.connectStarted, { attempt: payload.attempt, retryAt: null }),
  );
  on(actions.connected, (state) =>
    moved(state, MOVES.connected, { ...UNREGISTERED, failure: null, retryAt: null }),
  );
  on(actions.connectFailed, (state, { payload: { code, message } }) =>
    moved(withoutTrouble(state), MOVES.connectFailed, { failure: { code, message } }),
  );
  on(actions.lost, (state) =>
    moved(state, MOVES.lost, { ...UNREGISTERED, registration: withoutSocket(state) }),
  );
  on(actions.retryScheduled, (state, { payload: { attempt, at } }) =>
    withFields(state, { attempt, retryAt: at }),
  );
  on(actions.registerStarted, (state) =>
    whileConnected(state, { registration: 'registering', refusal: null, retryAt: null }),
  );
  on(actions.outageFound, (state, { meta }) =>
    state.registration === 'registered' ? state : withFields(state, { outSince: state.outSince ?? meta.at }),
  );
  on(actions.registered, (state, { payload, meta }) =>
    whileConnected(withoutTrouble(withoutOutage(state)), {
      registration: 'registered',
      expiresAt: meta.at + payload.expiresInS * 1000,
      attempt: 0,
      retryAt: null,
      failure: null,
      refusal: null,
      dyingUntil: null,
      wasRegistered: true,
    }),
  );
  on(actions.registrationRefused, (state, { payload: { status, phrase } }) =>
    whileConnected(withoutTrouble(state), {
      registration: 'refused',
      refusal: { status, phrase },
      expiresAt: null,
      retryAt: null,
    }),
  );
  on(actions.registrationFailed, (state, { payload: { code, message, trouble } }) =>
    whileConnected(state, {
      ...UNREGISTERED,
      failure: { code, message },
      ...(trouble === undefined ? {} : { trouble }),
    }),
  );
  on(actions.networkReported, (state, { payload, meta }) => ({
    ...state,
    network: { ...payload, since: meta.at },
  }));
  on(actions.closed, (state) =>
    withFields(withoutTrouble(withoutOutage(state)), {
      transport: 'disconnected',
      attempt: 0,
      retryAt: null,
      expiresAt: null,
      dyingUntil: null,
      registration: withoutSocket(state),
    }),
  );
  on(actions.doNotDisturbRequested, (state, { payload }) => withFields(state, { doNotDisturb: payload.on }));
  on(actions.retryRequested, (state) =>
    withFields(withoutTrouble(state), {
      retryAt: null,
      failure: null,
      refusal: null,
      registration: state.registration === 'refused' ? 'none' : state.registration,
    }),
  );
  // Going offline again before the telephone is back does not begin a new minute.
  on(wentOffline, (state, { meta }) =>
    moved(state, MOVES.wentOffline, { dyingUntil: state.dyingUntil ?? meta.at + DYING_MS }),
  );
  on(cameOnline, (state) => moved(state, MOVES.cameOnline));
  on(logoutRequested, (state) => moved(state, MOVES.leaving));
  on(preferencesRecalled, (state, { payload }) => ({ ...state, ...payload.softphone }));
  // Do not disturb from a session that broke off is not for the agent who signs in now.
  on(loggedIn, (state) =>
    state.doNotDisturb === undefined ? state : withFields(state, { doNotDisturb: false }),
  );
  on(loggedOut, () => initialState);
});
