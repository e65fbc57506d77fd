import { createMigrate } from 'redux-persist';

/** The shape of what redux-persist keeps; grows with every change of it, each with a migration. */
export const PERSIST_VERSION = 2;

/** Brings kept configuration up to `PERSIST_VERSION`. */
export const migrateConfig = createMigrate({ 1: (state) => state, 2: (state) => state });

/** Brings the kept choice of devices up to `PERSIST_VERSION`. */
export const migrateDevices = createMigrate({ 1: (state) => state, 2: (state) => state });

/** Brings kept preferences up to `PERSIST_VERSION`. */
export const migrateUi = createMigrate({ 1: (state) => state, 2: (state) => state });

/** Brings a classification that is owed up to `PERSIST_VERSION`. */
export const migrateCalls = createMigrate({ 1: (state) => state, 2: (state) => state });
