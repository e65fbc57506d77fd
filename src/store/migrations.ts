import { createMigrate } from 'redux-persist';
import type { PersistedState } from 'redux-persist';

/** The shape of what redux-persist keeps; grows with every change of it, each with a migration. */
export const PERSIST_VERSION = 3;

/** Who was told of news before there was a choice is told in every way. */
const EVERY_WAY = { notificationDesktop: true, notificationContent: true, notificationRepeat: true };

function withNoticeWishes(state: PersistedState): PersistedState {
  if (state === undefined || !('configuration' in state)) return state;
  const { configuration } = state;
  if (typeof configuration !== 'object' || configuration === null) return state;
  const migrated = { ...state, configuration: { ...EVERY_WAY, ...configuration } };
  return migrated;
}

/** Brings kept configuration up to `PERSIST_VERSION`. */
export const migrateConfig = createMigrate({
  1: (state) => state,
  2: (state) => state,
  3: withNoticeWishes,
});

/** Brings the kept choice of devices up to `PERSIST_VERSION`. */
export const migrateDevices = createMigrate({ 1: (state) => state, 2: (state) => state });

/** Brings kept preferences up to `PERSIST_VERSION`. */
export const migrateUi = createMigrate({ 1: (state) => state, 2: (state) => state });

/** Brings a classification that is owed up to `PERSIST_VERSION`. */
export const migrateCalls = createMigrate({ 1: (state) => state, 2: (state) => state });
