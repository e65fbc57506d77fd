import type { RootState } from '../rootReducer';

/** The latest saga failure; null when there was none. */
export function selectSagaFailure({ app }: RootState): RootState['app']['sagaFailure'] {
  return app.sagaFailure;
}

/** Features that failed too often and stay off until a reload. */
export function selectLostFeatures({ app }: RootState): string[] {
  return app.lostFeatures;
}

/** The latest time that the browser could not keep what the agent wrote; null when it always could. */
export function selectStorageFailure({ app }: RootState): RootState['app']['storageFailure'] {
  return app.storageFailure;
}

/** Whether the page can be seen. */
export function selectIsVisible({ app }: RootState): boolean {
  return app.visible;
}

/** Whether the browser has a network. */
export function selectIsOnline({ app }: RootState): boolean {
  return app.online;
}
