import type { SoftphoneLog } from '../storage/softphoneLog';
import type { SipEvent } from './softphone';

/** The way of what happens to whoever listens. */
export interface SipEventEmitter {
  emit(happening: SipEvent): void;
  subscribe(listener: (happening: SipEvent) => void): () => void;
  /** Nobody is told anything more. */
  unsubscribeAll(): void;
}

/** A happening for the log, without the names of people. */
function summary(happening: SipEvent): string {
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
export function createEventEmitter(log: SoftphoneLog): SipEventEmitter {
  const listeners = new Set<(happening: SipEvent) => void>();

  return {
    emit(happening) {
      log.write('info', summary(happening));
      for (const listener of [...listeners]) listener(happening);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    unsubscribeAll() {
      listeners.clear();
    },
  };
}
