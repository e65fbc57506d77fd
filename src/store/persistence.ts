import { configureStore, Tuple } from '@reduxjs/toolkit';
import { persistReducer, persistStore, type PersistConfig, type WebStorage } from 'redux-persist';
import { picked } from '../lib/records';
import { migrateCalls, migrateConfig, migrateDevices, migrateUi, PERSIST_VERSION } from './migrations';
import { foldDomains } from './foldDomains';
import type { KeptPreferences } from './page/types';
import type { DomainFolds, Fold, RootReducer, RootState } from './rootState';
import { keptPreferences } from './ui/reducer';

type KeptFields = { [D in keyof RootState]?: readonly (keyof RootState[D] & string)[] };

/** What outlives a reload, by domain. */
const KEPT = {
  calls: ['pause', 'pendingClassification', 'pendingFor'],
  config: ['configuration', 'isLocked'],
  conversations: ['selectedId'],
  devices: ['chosen', 'processing'],
  layout: ['byAgent'],
  noticeCentre: ['seen'],
  softphone: ['doNotDisturb'],
  ui: keptPreferences,
  worklist: ['order'],
} as const satisfies KeptFields;

type KeptDomain = keyof typeof KEPT;

function kept<S>(config: PersistConfig<S>, reducer: Fold<S>): Fold<S> {
  // persistReducer puts `_persist` into the state itself and takes a state that has none yet, though its
  // type asks for one: a method's parameter is not held to that.
  const wrapped: { reduce(...step: Parameters<Fold<S>>): S } = {
    reduce: persistReducer<S>(config, reducer),
  };
  return (state, action) => wrapped.reduce(state, action);
}

/**
 * The reducer of the live store; configuration, preferences, devices, the open conversation, the pending
 * classification and its pause outlive a reload.
 */
export function createPersistedReducer(storage: WebStorage, folds: DomainFolds): RootReducer {
  function config<D extends KeptDomain>(key: D) {
    return { storage, version: PERSIST_VERSION, key, whitelist: [...KEPT[key]] };
  }
  return foldDomains({
    ...folds,
    calls: kept({ ...config('calls'), migrate: migrateCalls }, folds.calls),
    config: kept({ ...config('config'), migrate: migrateConfig }, folds.config),
    conversations: kept(config('conversations'), folds.conversations),
    devices: kept({ ...config('devices'), migrate: migrateDevices }, folds.devices),
    layout: kept(config('layout'), folds.layout),
    noticeCentre: kept(config('noticeCentre'), folds.noticeCentre),
    softphone: kept(config('softphone'), folds.softphone),
    ui: kept({ ...config('ui'), migrate: migrateUi }, folds.ui),
    worklist: kept(config('worklist'), folds.worklist),
  });
}

/** Settings and preferences as a page would find them that begins now; nothing is written. Never rejects. */
export async function readPreferences(storage: WebStorage, folds: DomainFolds): Promise<KeptPreferences> {
  const unwritten = (): Promise<void> => Promise.resolve();
  const readOnly = { ...storage, setItem: unwritten, removeItem: unwritten };
  const store = configureStore({
    reducer: createPersistedReducer(readOnly, folds),
    middleware: () => new Tuple(),
    devTools: false,
  });
  await new Promise<void>((restored) => void persistStore(store, null, restored));
  const found = store.getState();
  return {
    calls: picked(found.calls, KEPT.calls),
    config: picked(found.config, KEPT.config),
    devices: picked(found.devices, KEPT.devices),
    layout: picked(found.layout, KEPT.layout),
    noticeCentre: picked(found.noticeCentre, KEPT.noticeCentre),
    softphone: picked(found.softphone, KEPT.softphone),
    ui: picked(found.ui, KEPT.ui),
    worklist: picked(found.worklist, KEPT.worklist),
  };
}
