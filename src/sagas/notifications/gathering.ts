import type { Message } from '../../store/messages/types';

/** What came in for one conversation. */
export interface Arrival {
  conversationId: string;
  messages: number;
  last: Message | null;
  /** The conversation itself came, too. */
  isNew: boolean;
}

/** What came for one conversation while the console was cut off. */
export type Missed = Omit<Arrival, 'last'>;

/** What came in since the agent was told last. */
export interface Arrivals {
  live: readonly Arrival[];
  /** What came while the console was cut off. */
  missed: readonly Missed[];
}

/** Holds what came in until the agent is told. */
export interface Gathering {
  add(arrival: Arrival): void;
  miss(conversationId: string, messages: number, isNew: boolean): void;
  hasSome(): boolean;
  /** Gives what was gathered, and begins anew. */
  take(): Arrivals;
}

function together(before: Arrival | undefined, { conversationId, messages, last, isNew }: Arrival): Arrival {
  return {
    conversationId,
    messages: messages + (before?.messages ?? 0),
    last: last ?? before?.last ?? null,
    isNew: isNew || before?.isNew === true,
  };
}

/** Nothing came in yet. */
export function createGathering(): Gathering {
  let live = new Map<string, Arrival>();
  let missed = new Map<string, Missed>();
  return {
    add(arrival) {
      const { conversationId } = arrival;
      live.set(conversationId, together(live.get(conversationId), arrival));
    },
    miss(conversationId, messages, isNew) {
      const before = missed.get(conversationId);
      missed.set(conversationId, {
        conversationId,
        messages: messages + (before?.messages ?? 0),
        isNew: isNew || before?.isNew === true,
      });
    },
    hasSome: () => live.size > 0 || missed.size > 0,
    take() {
      const taken = { live: [...live.values()], missed: [...missed.values()] };
      live = new Map();
      missed = new Map();
      return taken;
    },
  };
}
