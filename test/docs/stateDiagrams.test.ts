import type { UnknownAction } from '@reduxjs/toolkit';
import { loggedOut } from '../../src/store/auth/actions';
import { callsReducer, type CallsState } from '../../src/store/calls/reducer';
import type { CallPhase } from '../../src/store/calls/types';
import {
  connectionReducer,
  type ConnectionState,
  type ConnectionStatus,
} from '../../src/store/connection/reducer';
import { outboxReducer, type OutboxSlice } from '../../src/store/outbox/reducer';
import type { OutboxState } from '../../src/store/outbox/types';
import { softphoneReducer, type SoftphoneState } from '../../src/store/softphone/reducer';
import type { RegistrationState, TransportState } from '../../src/store/softphone/types';
import { diceOf } from '../support/random';
import { factsOfEveryType, randomFacts } from '../support/randomFacts';
import { callIds, clientIds } from '../support/randomFacts/values';
import { diagramsIn } from './support/diagrams';
import { stepsOf, type Walked } from './support/walk';

/** What is not there, as the diagrams write it. */
const GONE = '[*]';

const CALL_PHASES = {
  dialing: true,
  ringing: true,
  offered: true,
  answering: true,
  active: true,
  ending: true,
} satisfies Record<CallPhase, true>;

const TRANSPORTS = {
  disconnected: true,
  connecting: true,
  connected: true,
  recovering: true,
  disconnecting: true,
  dying: true,
} satisfies Record<TransportState, true>;

const REGISTRATIONS = {
  none: true,
  registering: true,
  registered: true,
  refused: true,
} satisfies Record<RegistrationState, true>;

const CONNECTIONS = {
  closed: true,
  connecting: true,
  handshake: true,
  live: true,
  waiting: true,
  refused: true,
} satisfies Record<ConnectionStatus, true>;

const ITEM_STATES = { queued: true, sending: true, failed: true } satisfies Record<OutboxState, true>;

/** Every kind of action, many times. */
const facts = [...factsOfEveryType(diceOf(7)), ...randomFacts(diceOf(7), 60_000)];

/** A sign-out begins every slice anew: no diagram draws it. */
function heardBy({ hears }: { hears(type: string): boolean }): UnknownAction[] {
  return facts.filter(({ type }) => hears(type) && type !== loggedOut.type);
}

const [callId] = callIds;

const call: Walked<CallsState> = {
  reduce: callsReducer,
  nameOf: ({ live }) => live.find(({ id }) => id === callId)?.phase ?? GONE,
  detailOf: ({ live }) => String(live.find(({ id }) => id === callId)?.transfer === null),
};

const transport: Walked<SoftphoneState> = {
  reduce: softphoneReducer,
  nameOf: (state) => state.transport,
  detailOf: (state) => state.registration,
};

const registration: Walked<SoftphoneState> = {
  reduce: softphoneReducer,
  nameOf: (state) => state.registration,
  detailOf: (state) => state.transport,
};

const connection: Walked<ConnectionState> = { reduce: connectionReducer, nameOf: ({ status }) => status };

const [clientMsgId] = clientIds;

const item: Walked<OutboxSlice> = {
  reduce: outboxReducer,
  nameOf: ({ items }) => items[clientMsgId]?.state ?? GONE,
  detailOf: ({ items }) => {
    const found = items[clientMsgId];
    return found === undefined ? '' : String(found.file === null && found.template === null);
  },
};

const DIAGRAMS: readonly {
  page: string;
  /** Which of the page's diagrams. */
  at: number;
  what: string;
  states: object;
  steps: () => Set<string>;
  /** Every step that the reducer takes is drawn; otherwise those that the sagas lead it. */
  isWhole: boolean;
}[] = [
  {
    page: 'architecture/calls.md',
    at: 0,
    what: 'a call',
    states: CALL_PHASES,
    steps: () => stepsOf(call, 'calls', heardBy(callsReducer)),
    isWhole: true,
  },
  {
    page: 'architecture/telephone.md',
    at: 0,
    what: 'the way to the exchange',
    states: TRANSPORTS,
    steps: () => stepsOf(transport, 'softphone', heardBy(softphoneReducer)),
    isWhole: true,
  },
  {
    page: 'architecture/telephone.md',
    at: 1,
    what: 'the registration',
    states: REGISTRATIONS,
    steps: () => stepsOf(registration, 'softphone', heardBy(softphoneReducer)),
    isWhole: false,
  },
  {
    page: 'architecture/realtime.md',
    at: 0,
    what: 'the connection to the centre',
    states: CONNECTIONS,
    steps: () => stepsOf(connection, 'connection', heardBy(connectionReducer)),
    isWhole: false,
  },
  {
    page: 'architecture/outbox.md',
    at: 0,
    what: 'an item of the outbox',
    states: ITEM_STATES,
    steps: () => stepsOf(item, 'outbox', heardBy(outboxReducer)),
    isWhole: false,
  },
];

describe.each(DIAGRAMS)('the diagram of $what in $page', ({ page, at, states, steps, isWhole }) => {
  const diagram = diagramsIn(page)[at];

  it('names the states of the code', () => {
    expect([...(diagram?.states ?? [])].sort()).toEqual(Object.keys(states).sort());
  });

  it('draws steps that the reducer takes', () => {
    const taken = steps();
    const drawn = [...(diagram?.steps ?? [])];
    expect(drawn.filter((step) => !taken.has(step))).toEqual([]);
    if (isWhole) expect(drawn.sort()).toEqual([...taken].sort());
  });
});
