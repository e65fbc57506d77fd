import { configureStore, Tuple, type UnknownAction } from '@reduxjs/toolkit';
import { persistStore } from 'redux-persist';
import { loggedOut } from '../../../src/store/auth/actions';
import * as devices from '../../../src/store/devices/actions';
import { selectDevices, selectInputs, selectOutputs } from '../../../src/store/devices/selectors';
import type { AudioDevice } from '../../../src/store/devices/types';
import { createPersistedReducer } from '../../../src/store/persistence';
import { domainReducers } from '../../../src/store/rootReducer';
import { emptyState, fold } from '../../support/fold';

const headset: AudioDevice[] = [
  { id: 'm1', label: 'Microfone', kind: 'input' },
  { id: 's1', label: 'Fone', kind: 'output' },
  { id: 's2', label: 'Caixa', kind: 'output' },
];

const listed = devices.listed({ devices: headset });

const saved = devices.saveRequested({ input: 'm1', output: 's1', ring: 's2' });

const of = (actions: UnknownAction[]) => selectDevices(fold(actions));

describe('the audio devices', () => {
  it('are told apart by what they are for', () => {
    const state = fold([listed]);
    expect(selectInputs(state).map(({ id }) => id)).toEqual(['m1']);
    expect(selectOutputs(state).map(({ id }) => id)).toEqual(['s1', 's2']);
    const next = fold([devices.soundLocked()], state);
    expect(selectInputs(next)).toBe(selectInputs(state));
    expect(selectOutputs(next)).toBe(selectOutputs(state));
  });

  it('say why they could not be listed, until they can', () => {
    const failed = devices.listFailed({ code: 'listFailed', message: 'NotAllowedError' });
    expect(of([failed]).failure).toEqual({ code: 'listFailed', message: 'NotAllowedError' });
    expect(of([failed, listed]).failure).toBeNull();
  });

  it.each<[string, UnknownAction[], object]>([
    ['are the system’s until the agent chooses', [], { chosen: { input: null, output: null, ring: null } }],
    ['are those that the agent saved', [saved], { chosen: { input: 'm1', output: 's1', ring: 's2' } }],
    ['have settings', [devices.settingsOpenRequested()], { isSettingsOpen: true }],
    [
      'have settings that close',
      [devices.settingsOpenRequested(), devices.settingsCloseRequested()],
      { isSettingsOpen: false },
    ],
    [
      'have settings that close when they are saved',
      [devices.settingsOpenRequested(), saved],
      { isSettingsOpen: false },
    ],
    ['have a microphone', [devices.microphoneOpened()], { microphone: 'open' }],
    [
      'have none',
      [devices.microphoneOpened(), devices.microphoneFailed({ trouble: 'missing' })],
      { microphone: 'missing' },
    ],
    ['have a meter that the browser stopped', [devices.meterLost()], { isMeterLost: true }],
    ['have a meter that came back', [devices.meterLost(), devices.meterReturned()], { isMeterLost: false }],
    ['are silent until the agent clicks', [devices.soundLocked()], { isLocked: true }],
    ['are heard after that', [devices.soundLocked(), devices.soundUnlocked()], { isLocked: false }],
    [
      'give way to the default',
      [devices.fellBack({ use: 'input' }), devices.fellBack({ use: 'ring' })],
      { fallenBack: ['input', 'ring'] },
    ],
    [
      'come back',
      [
        devices.fellBack({ use: 'input' }),
        devices.fellBack({ use: 'ring' }),
        devices.returned({ use: 'input' }),
      ],
      { fallenBack: ['ring'] },
    ],
    [
      'are new where others were chosen',
      [
        saved,
        devices.fellBack({ use: 'input' }),
        devices.fellBack({ use: 'ring' }),
        devices.saveRequested({ input: 'm2', output: 's1', ring: 's2' }),
      ],
      { fallenBack: ['ring'] },
    ],
  ])('%s', (_what, actions, fields) => {
    expect(of(actions)).toMatchObject(fields);
  });

  it.each<[string, UnknownAction[]]>([
    ['settings that are closed', [devices.settingsCloseRequested()]],
    ['sound that plays', [devices.soundUnlocked()]],
    ['a device that was never away', [devices.returned({ use: 'ring' })]],
  ])('do not change for %s', (_what, actions) => {
    const state = emptyState();
    expect(fold(actions, state).devices).toBe(state.devices);
  });

  it('are still the agent’s choice in the next session', () => {
    const out = loggedOut({ reason: 'agent', message: null });
    const state = of([listed, saved, devices.settingsOpenRequested(), out]);
    expect(state).toMatchObject({ chosen: { input: 'm1' }, devices: headset, isSettingsOpen: false });
  });

  it('are kept in the browser as chosen, and nothing else of them', async () => {
    const kept = new Map<string, string>();
    const storage = {
      getItem: (key: string) => Promise.resolve(kept.get(key) ?? null),
      setItem: (key: string, value: string) => Promise.resolve(void kept.set(key, value)),
      removeItem: (key: string) => Promise.resolve(void kept.delete(key)),
    };
    jest.useFakeTimers();
    const store = configureStore({
      reducer: createPersistedReducer(storage, domainReducers),
      middleware: () => new Tuple(),
    });
    persistStore(store);
    await jest.advanceTimersByTimeAsync(100);
    store.dispatch(listed);
    store.dispatch(saved);
    await jest.advanceTimersByTimeAsync(10_000);
    jest.useRealTimers();
    const text = kept.get('persist:devices') ?? '';
    expect(Object.keys(JSON.parse(text) as object).sort()).toEqual(['_persist', 'chosen']);
    expect(text).toContain('m1');
  });
});
