import type { AgentLeg } from './legs/leg';
import type { Line } from './lines';

/** Where a call at an extension stands, in the words of dialog-info (RFC 4235). */
export type CallState = 'trying' | 'early' | 'confirmed';

/** A live call at an extension. */
export interface LiveCall {
  /** the centre's id */
  readonly uniqueid: string;
  readonly callId: string;
  readonly extension: string;
  /** where it rings, or where it comes from; null: a telephone on a desk */
  readonly line: Line | null;
  readonly agentId: number | null;
  readonly direction: 'initiator' | 'recipient';
  readonly number: string;
  readonly name: string | null;
  readonly queue: string | null;
  state: CallState;
  /** the leg of the extension's device, once it is answered */
  leg: AgentLeg | null;
  /** Ends the call for everybody in it. */
  hangUp(cause: number): void;
}

/** The calls that live at the exchange, by extension. */
export interface Board {
  add(call: LiveCall): void;
  remove(call: LiveCall): void;
  /** A call's state changed. */
  move(call: LiveCall, state: CallState): void;
  all(): LiveCall[];
  at(extension: string): LiveCall[];
  /** Told the extension of every change. */
  onChange(listener: (extension: string) => void): void;
}

/** Makes an empty board. */
export function createBoard(): Board {
  const calls = new Set<LiveCall>();
  const listeners = new Set<(extension: string) => void>();

  function tell(extension: string): void {
    listeners.forEach((listener) => listener(extension));
  }

  return {
    add: (call) => {
      calls.add(call);
      tell(call.extension);
    },
    remove: (call) => {
      if (calls.delete(call)) tell(call.extension);
    },
    move: (call, state) => {
      if (call.state === state || !calls.has(call)) return;
      call.state = state;
      tell(call.extension);
    },
    all: () => [...calls],
    at: (extension) => [...calls].filter((call) => call.extension === extension),
    onChange: (listener) => void listeners.add(listener),
  };
}
