import type { UnknownAction } from '@reduxjs/toolkit';
import { persistReducer } from 'redux-persist';
import type { PersistConfig, WebStorage } from 'redux-persist';
import type { CallsState } from './calls/reducer';
import type { ConfigState } from './config/reducer';
import type { ConversationsState } from './conversations/state';
import type { DevicesState } from './devices/reducer';
import { migrateCalls, migrateConfig, migrateDevices, migrateUi, PERSIST_VERSION } from './migrations';
import { createRootReducer, domainReducers } from './rootReducer';
import type { RootReducer } from './rootReducer';
import type { UiState } from './ui/reducer';

type DomainReducer<S> = (state: S | undefined, action: UnknownAction) => S;

function persisted<S>(config: PersistConfig<S>, reducer: DomainReducer<S>): DomainReducer<S> {
  // persistReducer puts `_persist` into the state itself and takes a state that has none yet, though its
  // type asks for one: a method's parameter is not held to that.
  const wrapped: { reduce(state: S | undefined, action: UnknownAction): S } = {
    reduce: persistReducer<S>(config, reducer),
  };
  return (state, action) => wrapped.reduce(state, action);
}

/** The reducers that the live store runs: configuration, preferences, devices, the open conversation and debts persist. */
export function persistedRootReducer(storage: WebStorage): RootReducer {
  const common = { storage, version: PERSIST_VERSION };
  return createRootReducer({
    ...domainReducers,
    config: persisted<ConfigState>(
      { ...common, key: 'config', whitelist: ['configuration'], migrate: migrateConfig },
      domainReducers.config,
    ),
    devices: persisted<DevicesState>(
      { ...common, key: 'devices', whitelist: ['chosen'], migrate: migrateDevices },
      domainReducers.devices,
    ),
    ui: persisted<UiState>(
      {
        ...common,
        key: 'ui',
        whitelist: [
          ...['listPinned', 'customerPanelOpen', 'theme', 'shiftEnterSends'],
          ...['unreadOnly', 'shortcutKeys', 'imageSenders'],
        ],
        migrate: migrateUi,
      },
      domainReducers.ui,
    ),
    calls: persisted<CallsState>(
      { ...common, key: 'calls', whitelist: ['owed'], migrate: migrateCalls },
      domainReducers.calls,
    ),
    conversations: persisted<ConversationsState>(
      { ...common, key: 'conversations', whitelist: ['selectedId'] },
      domainReducers.conversations,
    ),
  });
}
