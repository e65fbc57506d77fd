import { configureStore, Tuple } from '@reduxjs/toolkit';
import { persistStore } from 'redux-persist';
import { classificationPauseStarted } from '../../src/store/calls/actions';
import { loaded } from '../../src/store/conversations/actions';
import { DEFAULT_CONFIGURATION } from '../../src/store/config/defaults';
import { PERSIST_VERSION } from '../../src/store/migrations';
import { createPersistedReducer, readPreferences } from '../../src/store/persistence';
import { domainReducers } from '../../src/store/rootReducer';
import { fold } from '../support/fold';
import { conversation, signedInFacts } from '../support/world';

function storage(kept: Record<string, string> = {}) {
  return {
    getItem: (key: string) => Promise.resolve(kept[key] ?? null),
    setItem: jest.fn((key: string, value: string) => {
      kept[key] = value;
      return Promise.resolve();
    }),
    removeItem: jest.fn(() => Promise.resolve()),
  };
}

async function persistedStore(kept: Record<string, string> = {}) {
  const store = configureStore({
    reducer: createPersistedReducer(storage(kept), domainReducers),
    middleware: () => new Tuple(),
  });
  await new Promise<void>((restored) => void persistStore(store, null, restored));
  return store;
}

describe('the reducer of the live store', () => {
  // redux-persist gives what is kept some seconds to come back, and lets that timer run.
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('folds as a replay does', async () => {
    const store = await persistedStore();
    const facts = [...signedInFacts(), loaded({ conversations: [conversation('1')] })];
    for (const action of facts) store.dispatch(action);
    const { conversations, messages, contacts, agent, queues, schedule } = fold(facts);
    expect(store.getState()).toMatchObject({ conversations, messages, contacts, agent, queues, schedule });
  });

  it('keeps over a reload that the agent is not to be disturbed', async () => {
    const store = await persistedStore({
      'persist:softphone': JSON.stringify({
        doNotDisturb: 'true',
        _persist: `{"version":${PERSIST_VERSION}}`,
      }),
    });
    expect(store.getState().softphone).toMatchObject({ doNotDisturb: true, transport: 'disconnected' });
  });

  it('keeps over a reload the pause for a classification, with the one that it took the place of', async () => {
    const kept: Record<string, string> = {};
    const store = await persistedStore(kept);
    store.dispatch(classificationPauseStarted({ formerReason: 'Almoço' }));
    await jest.advanceTimersByTimeAsync(1_000);
    const next = await persistedStore(kept);
    expect(next.getState().calls).toEqual({ ...store.getState().calls, pause: { formerReason: 'Almoço' } });
  });

  it('begins with newer settings as a new browser does', async () => {
    const configuration = JSON.stringify({ server: 'https://centre.test', webrtc: false });
    const store = await persistedStore({
      'persist:config': JSON.stringify({ configuration, _persist: `{"version":${PERSIST_VERSION}}` }),
    });
    expect(store.getState().config.configuration).toEqual({
      ...DEFAULT_CONFIGURATION,
      server: 'https://centre.test',
      webrtc: false,
    });
  });

  it('begins without the filter of the list, which an earlier version kept', async () => {
    const store = await persistedStore({
      'persist:ui': JSON.stringify({ unreadOnly: 'true', theme: '"dark"', _persist: '{"version":4}' }),
    });
    expect(store.getState().ui).toMatchObject({ unreadOnly: false, theme: 'dark' });
  });

  it('begins with what the browser kept', async () => {
    const store = await persistedStore({
      'persist:conversations': JSON.stringify({ selectedId: '"7"', _persist: '{"version":-1}' }),
    });
    expect(store.getState().conversations).toMatchObject({ ...fold([]).conversations, selectedId: '7' });
    store.dispatch(loaded({ conversations: [conversation('7')] }));
    expect(store.getState().conversations.selectedId).toBe('7');
  });
});

describe('the preferences of this browser, read while a page lives', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('are those that a page would begin with, and nothing is written', async () => {
    const _persist = '{"version":4}';
    const kept = storage({
      'persist:ui': JSON.stringify({ unreadOnly: 'true', theme: '"dark"', _persist }),
      'persist:config': JSON.stringify({ configuration: '{"server":"https://centre.test"}', _persist }),
      'persist:softphone': JSON.stringify({ doNotDisturb: 'true', _persist }),
      'persist:calls': '{',
    });
    const { ui, ...preferences } = await readPreferences(kept, domainReducers);
    await jest.advanceTimersByTimeAsync(10_000);
    const { layout, noticeCentre } = fold([]);
    expect(preferences).toEqual({
      calls: { pause: null, pendingClassification: null },
      config: { configuration: { ...DEFAULT_CONFIGURATION, server: 'https://centre.test' } },
      devices: { chosen: { input: null, output: null, ring: null } },
      layout: { byAgent: layout.byAgent },
      noticeCentre: { seen: noticeCentre.seen },
      softphone: { doNotDisturb: true },
      worklist: { order: 'latest' },
    });
    expect(ui).toMatchObject({ theme: 'dark', shiftEnterSends: false });
    expect(ui).not.toHaveProperty('unreadOnly');
    expect(kept.setItem).not.toHaveBeenCalled();
    expect(kept.removeItem).not.toHaveBeenCalled();
  });
});
