import type { RequestAction } from '../../store/hooks';
import type { RootState } from '../../store/rootReducer';

/** What a shortcut works with when its keys are pressed. */
export interface CommandContext {
  /** At the moment of the key. */
  state: RootState;
  request: (action: RequestAction) => void;
  /** Whether the keys are meant for the call that the agent is in: it may just have taken another one's place. */
  isSettled: () => boolean;
  /** Leads to the screen of conversations and calls. */
  goHome: () => void;
}

/** What a shortcut does; nothing where it cannot be done now. */
export type Command = (context: CommandContext) => void;
