import { persistReducer, type PersistConfig, type WebStorage } from 'redux-persist';
import type { CallsState } from './calls/state';
import type { ConfigState } from './config/reducer';
import type { ConversationsState } from './conversations/state';
import type { DevicesState } from './devices/reducer';
import { migrateCalls, migrateConfig, migrateDevices, migrateUi, PERSIST_VERSION } from './migrations';
import { foldDomains } from './foldDomains';
import type { DomainFolds, Fold, RootReducer } from './rootState';
import type { LayoutState } from './layout/reducer';
import type { NoticeCentreState } from './noticeCentre/state';
import type { SoftphoneState } from './softphone/reducer';
import { keptPreferences, type UiState } from './ui/reducer';
import type { WorklistState } from './worklist/state';

function kept<S>(config: PersistConfig<S>, reducer: Fold<S>): Fold<S> {
  // persistReducer puts `_persist` into the state itself and takes a state that has none yet, though its
  // type asks for one: a method's parameter is not held to that.
  const wrapped: { reduce(...step: Parameters<Fold<S>>): S } = {
    reduce: persistReducer<S>(config, reducer),
  };
  return (state, action) => wrapped.reduce(state, action);
}

/**
 * The reducer of the live store; configuration, preferences, devices, the open conversation and the pending
 * classification outlive a reload.
 */
export function createPersistedReducer(storage: WebStorage, folds: DomainFolds): RootReducer {
  const common = { storage, version: PERSIST_VERSION };
  return foldDomains({
    ...folds,
    config: kept<ConfigState>(
      { ...common, key: 'config', whitelist: ['configuration', 'isLocked'], migrate: migrateConfig },
      folds.config,
    ),
    devices: kept<DevicesState>(
      { ...common, key: 'devices', whitelist: ['chosen', 'processing'], migrate: migrateDevices },
      folds.devices,
    ),
    layout: kept<LayoutState>({ ...common, key: 'layout', whitelist: ['byAgent'] }, folds.layout),
    noticeCentre: kept<NoticeCentreState>(
      { ...common, key: 'noticeCentre', whitelist: ['seen'] },
      folds.noticeCentre,
    ),
    ui: kept<UiState>(
      {
        ...common,
        key: 'ui',
        whitelist: keptPreferences,
        migrate: migrateUi,
      },
      folds.ui,
    ),
    calls: kept<CallsState>(
      { ...common, key: 'calls', whitelist: ['pendingClassification'], migrate: migrateCalls },
      folds.calls,
    ),
    softphone: kept<SoftphoneState>(
      { ...common, key: 'softphone', whitelist: ['doNotDisturb'] },
      folds.softphone,
    ),
    conversations: kept<ConversationsState>(
      { ...common, key: 'conversations', whitelist: ['selectedId'] },
      folds.conversations,
    ),
    worklist: kept<WorklistState>({ ...common, key: 'worklist', whitelist: ['order'] }, folds.worklist),
  });
}
