import type { RequestAction } from '../../store/hooks';
import type { RootState } from '../../store/rootReducer';

/** What a shortcut works with when its keys are pressed. */
export interface CommandContext {
  /** At the moment of the key. */
  state: RootState;
  request: (action: RequestAction) => void;
  /** Leads to the screen of conversations and calls. */
  goHome: () => void;
}

/** What a shortcut does; nothing where it cannot be done now. */
export type Command = (context: CommandContext) => void;
