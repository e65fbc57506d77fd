import type { SoftphoneLog } from '../storage/softphoneLog';
import type { SipEvent } from './softphone';

/** Event emitter for SIP events; each event is also logged, without names. */
export interface SipEventEmitter {
  emit(event: SipEvent): void;
  subscribe(listener: (event: SipEvent) => void): () => void;
  /** Removes all listeners. */
  unsubscribeAll(): void;
}

/** An event for the log, without names of people. */
function summary(event: SipEvent): string {
  switch (event.kind) {
    case 'offered':
    case 'identityChanged':
      return `${event.kind} ${event.callId}`;
    default: {
      const { kind, ...rest } = event;
      return `${kind} ${JSON.stringify(rest)}`;
    }
  }
}

/** An emitter without listeners. */
export function createEventEmitter(log: SoftphoneLog): SipEventEmitter {
  const listeners = new Set<(event: SipEvent) => void>();

  return {
    emit(event) {
      log.write('info', summary(event));
      for (const listener of [...listeners]) listener(event);
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
