import type { Action, DevToolsEnhancerOptions } from '@reduxjs/toolkit';

/** The masks of the action log, which come with the effects. */
export interface LogMasks {
  /** The payload as the log keeps it; undefined for what it does not take. */
  payload(action: Action): unknown;
  /** The state as a snapshot keeps it. */
  state(state: object): Readonly<Record<string, unknown>>;
}

/** What stands between a store and the Redux DevTools extension of whoever opens the console. */
export interface DevtoolsMask {
  options: Pick<DevToolsEnhancerOptions, 'actionSanitizer' | 'stateSanitizer'>;
  /** From now on actions and states are shown masked; until then they are shown empty. */
  arrive(masks: LogMasks): void;
}

/** A mask that shows of actions their types, and of the state nothing, until the log's own masks are there. */
export function createDevtoolsMask(): DevtoolsMask {
  let masks: LogMasks | null = null;
  return {
    options: {
      actionSanitizer: (action) =>
        'payload' in action ? { ...action, payload: masks?.payload(action) } : action,
      stateSanitizer: (state) => {
        if (typeof state !== 'object' || state === null) return state;
        const shown = masks?.state(state) ?? {};
        return {
          ...state,
          ...Object.fromEntries(Object.keys(state).map((domain) => [domain, shown[domain]])),
        };
      },
    },
    arrive: (those) => {
      masks = those;
    },
  };
}
