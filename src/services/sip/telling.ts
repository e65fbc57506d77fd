import type { SoftphoneLog } from '../storage/softphoneLog';
import type { SipHappening } from './softphone';

/** The way of what happens to whoever listens. */
export interface Telling {
  tell(happening: SipHappening): void;
  subscribe(listener: (happening: SipHappening) => void): () => void;
  /** Nobody is told anything more. */
  silence(): void;
}

/** A happening for the log, without the names of people. */
function summary(happening: SipHappening): string {
  switch (happening.kind) {
    case 'offered':
    case 'identityChanged':
      return `${happening.kind} ${happening.callId}`;
    default: {
      const { kind, ...rest } = happening;
      return `${kind} ${JSON.stringify(rest)}`;
    }
  }
}

/** Tells listeners, and the log. */
export function createTelling(log: SoftphoneLog): Telling {
  const listeners = new Set<(happening: SipHappening) => void>();

  return {
    tell(happening) {
      log.write('info', summary(happening));
      for (const listener of [...listeners]) listener(happening);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    silence() {
      listeners.clear();
    },
  };
}
