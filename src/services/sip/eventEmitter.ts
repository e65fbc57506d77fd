import type { SoftphoneLog } from '../storage/softphoneLog';
import type { SipEvent } from './softphone';

/** Event emitter for SIP events; each event is also logged, without names. */
export interface SipEventEmitter {
  emit(event: SipEvent): void;
  subscribe(listener: (event: SipEvent) => void): () => void;
  /** Gives what comes of a call to this listener alone, until the answer is called; later nobody hears of it. */
  keepApart(callId: string, listener: (event: SipEvent) => void): () => void;
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
  /** Listeners of calls of which nobody else hears; null: not even they hear any more. */
  const apart = new Map<string, ((event: SipEvent) => void) | null>();

  function hearApart(callId: string, event: SipEvent): void {
    apart.get(callId)?.(event);
    if (event.kind === 'ended') apart.delete(callId);
  }

  return {
    emit(event) {
      log.write('info', summary(event));
      if ('callId' in event && apart.has(event.callId)) hearApart(event.callId, event);
      else for (const listener of [...listeners]) listener(event);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    keepApart(callId, listener) {
      apart.set(callId, listener);
      return () => {
        if (apart.has(callId)) apart.set(callId, null);
      };
    },
    unsubscribeAll() {
      listeners.clear();
    },
  };
}
