/** A set of listeners and the way to reach them. */
export interface Emitter<Event> {
  /** Calls every listener that is subscribed now. */
  emit(event: Event): void;
  /** Calls the listener for each later event; returns how to unsubscribe. */
  subscribe(listener: (event: Event) => void): () => void;
}

/** An emitter without listeners. */
export function createEmitter<Event = void>(): Emitter<Event> {
  const listeners = new Set<(event: Event) => void>();
  return {
    emit(event) {
      for (const listener of [...listeners]) listener(event);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
