import { fact } from '../stamp';
import type { TracedRequest, TracedSipMessage, UncaughtError } from './types';

// What developers want to know of an afternoon, and no screen: no domain hears these facts.

/** A request to the HTTP API was answered, or given up. */
export const requestEnded = fact('trace/requestEnded')<TracedRequest>();
/** A SIP message went out or came in; those that only keep the socket open are left out. */
export const sipMessagePassed = fact('trace/sipMessagePassed')<TracedSipMessage>();
/** The main thread was busy for so long (ms, over 200), and the screen stood still. */
export const longTaskMeasured = fact('trace/longTaskMeasured')<{ ms: number }>();
/** A promise was rejected and nobody heard it; the page goes on. */
export const rejectionUnhandled = fact('trace/rejectionUnhandled')<UncaughtError>();
