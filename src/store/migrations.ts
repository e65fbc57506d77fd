import type { PersistedState } from 'redux-persist';

/** The shape of what redux-persist keeps; grows with every change of it, each with a migration. */
export const PERSIST_VERSION = 4;

type Step = (state: PersistedState) => PersistedState;

/** Runs the steps that come after the version that was kept, in order; most versions need none. */
function inSteps(steps: Readonly<Record<number, Step>>) {
  return (state: PersistedState, to: number): Promise<PersistedState> => {
    const from = state?._persist.version ?? -1;
    const due = Object.entries(steps).filter(([version]) => Number(version) > from && Number(version) <= to);
    return Promise.resolve(due.reduce((older, [, step]) => step(older), state));
  };
}

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
export const migrateConfig = inSteps({ 3: withNoticeWishes });

/** Brings the kept choice of devices up to `PERSIST_VERSION`. */
export const migrateDevices = inSteps({});

/** Brings kept preferences up to `PERSIST_VERSION`. */
export const migrateUi = inSteps({});

/** The classification that is pending had another name. */
function withPendingClassification(state: PersistedState): PersistedState {
  if (state === undefined || !('owed' in state)) return state;
  const { owed, ...rest } = state;
  const migrated = { ...rest, pendingClassification: owed };
  return migrated;
}

/** Brings a pending classification up to `PERSIST_VERSION`. */
export const migrateCalls = inSteps({ 4: withPendingClassification });
