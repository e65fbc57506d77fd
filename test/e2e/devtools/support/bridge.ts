/** Name of the channel between the console's page and that of the application; both have the same origin. */
export const CHANNEL = 'redux-devtools';

/** From the console: its whole lifted state, or one more action with the state after it; actions as text. */
export type FromConsole =
  | {
      type: 'STATE';
      payload: object;
      actionsById: string;
      computedStates: readonly object[];
      /** Whether the first of the states is the one that all begins with. */
      committedState: boolean;
    }
  | { type: 'ACTION'; payload: unknown; action: string; nextActionId: number; maxAge: number };

/** From the application: it is there, a button of it was pressed, or a file was chosen (`state` is its text). */
export type FromDevTools =
  | { message: 'START' }
  | { message: 'DISPATCH'; action: { type: string } }
  | { message: 'IMPORT'; state: string };
