import type { PersistedState } from 'redux-persist';
import { DEFAULT_CONFIGURATION } from './config/defaults';

/** The shape of what redux-persist keeps; grows with every change of it, each with a migration. */
export const PERSIST_VERSION = 5;

type Step = (state: PersistedState) => PersistedState;

/** Runs the steps that come after the version that was kept, in order; most versions need none. */
function inSteps(steps: Readonly<Record<number, Step>>) {
  return (state: PersistedState, to: number): Promise<PersistedState> => {
    const from = state?._persist.version ?? -1;
    const due = Object.entries(steps).filter(([version]) => Number(version) > from && Number(version) <= to);
    return Promise.resolve(due.reduce((older, [, step]) => step(older), state));
  };
}

function withNewSettings(state: PersistedState): PersistedState {
  if (state === undefined || !('configuration' in state)) return state;
  const { configuration } = state;
  if (typeof configuration !== 'object' || configuration === null) return state;
  const completed = { ...state, configuration: { ...DEFAULT_CONFIGURATION, ...configuration } };
  return completed;
}

const configToVersion = inSteps({});

/** Brings kept configuration up to `PERSIST_VERSION`; settings that are newer than it begin as in a new browser. */
export async function migrateConfig(state: PersistedState, to: number): Promise<PersistedState> {
  return withNewSettings(await configToVersion(state, to));
}

/** Brings the kept choice of devices up to `PERSIST_VERSION`. */
export const migrateDevices = inSteps({});

/** The filter of the list is no longer kept: one from the day before would hide work. */
function withoutFilter(state: PersistedState): PersistedState {
  if (state === undefined || !('unreadOnly' in state)) return state;
  const { unreadOnly: _dropped, ...rest } = state;
  return rest;
}

/** Brings kept preferences up to `PERSIST_VERSION`. */
export const migrateUi = inSteps({ 5: withoutFilter });

/** The classification that is pending had another name. */
function withPendingClassification(state: PersistedState): PersistedState {
  if (state === undefined || !('owed' in state)) return state;
  const { owed, ...rest } = state;
  const migrated = { ...rest, pendingClassification: owed };
  return migrated;
}

/** Brings a pending classification up to `PERSIST_VERSION`. */
export const migrateCalls = inSteps({ 4: withPendingClassification });
