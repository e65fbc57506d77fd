import { configureStore, Tuple } from '@reduxjs/toolkit';
import { persistStore } from 'redux-persist';
import { loggedOut } from '../../src/store/auth/actions';
import { agendaReducers } from '../../src/store/agendaReducers';
import { loaded } from '../../src/store/conversations/actions';
import { lateReducers } from '../../src/store/lateReducers';
import { createLiveReducer, type LiveReducer } from '../../src/store/liveReducer';
import { restingStates } from '../../src/store/restingStates';
import { rootReducer } from '../../src/store/rootReducer';
import * as schedule from '../../src/store/schedule/actions';
import { fold } from '../support/fold';
import { conversation, signedInFacts } from '../support/world';

const START = { type: 'test/start' };

function storage(kept: Record<string, string> = {}) {
  return {
    getItem: (key: string) => Promise.resolve(kept[key] ?? null),
    setItem: () => Promise.resolve(),
    removeItem: () => Promise.resolve(),
  };
}

async function persistedStore(live: LiveReducer) {
  const store = configureStore({ reducer: live.reducer, middleware: () => new Tuple() });
  await new Promise<void>((restored) => void persistStore(store, null, restored));
  return store;
}

describe('the live reducer', () => {
  // redux-persist gives what is kept some seconds to come back, and lets that timer run.
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('holds the states that late domains begin with', () => {
    const late = [...Object.keys(lateReducers), ...Object.keys(agendaReducers)].sort();
    const begun = Object.entries(rootReducer(undefined, START)).filter(([domain]) => late.includes(domain));
    expect(restingStates).toEqual(Object.fromEntries(begun));
    expect(Object.keys(restingStates).sort()).toEqual(late);
  });

  it('folds as a replay does once the late reducers are there', async () => {
    const live = createLiveReducer(storage());
    const store = await persistedStore(live);
    live.complete(lateReducers);
    const facts = [...signedInFacts(), loaded({ conversations: [conversation('1')] })];
    for (const action of facts) store.dispatch(action);
    const { conversations, messages, contacts, agent, queues } = fold(facts);
    expect(store.getState()).toMatchObject({ conversations, messages, contacts, agent, queues });
  });

  it('lets the agenda come later still, and keeps what is there', async () => {
    const live = createLiveReducer(storage());
    const store = await persistedStore(live);
    live.complete(lateReducers);
    const before = [...signedInFacts(), loaded({ conversations: [conversation('1')] })];
    for (const action of [...before, loggedOut({ reason: 'agent', message: null })]) store.dispatch(action);
    expect(store.getState().schedule).toBe(restingStates.schedule);
    live.complete(agendaReducers);
    const restored = schedule.restored({ events: [] });
    store.dispatch(restored);
    expect(store.getState().schedule).toEqual(fold([restored]).schedule);
    expect(store.getState().conversations).not.toBe(restingStates.conversations);
  });

  it('gives late domains back what the browser kept of them, and loses none of it when they come', async () => {
    const live = createLiveReducer(
      storage({ 'persist:conversations': JSON.stringify({ selectedId: '"7"', _persist: '{"version":-1}' }) }),
    );
    const store = await persistedStore(live);
    expect(store.getState().conversations).toMatchObject({ ...restingStates.conversations, selectedId: '7' });
    live.complete(lateReducers);
    store.dispatch(loaded({ conversations: [conversation('7')] }));
    expect(store.getState().conversations.selectedId).toBe('7');
    expect(store.getState().conversations.byId).not.toBe(restingStates.conversations.byId);
  });
});
