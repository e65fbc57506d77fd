/** One end of a channel; `postMessage` delivers to the other end in a timer task. */
interface TimerPort {
  onmessage: ((event: { data: unknown }) => void) | null;
  postMessage: (data: unknown) => void;
  close: () => void;
}

function timerPort(other: () => TimerPort): TimerPort {
  let isOpen = true;
  return {
    onmessage: null,
    postMessage: (data) => {
      setTimeout(() => {
        if (isOpen) other().onmessage?.({ data });
      }, 0);
    },
    close: () => {
      isOpen = false;
    },
  };
}

/**
 * The part of MessageChannel that the component library uses, on `setTimeout`: Node's own channel would
 * keep the test process open.
 */
export class TimerMessageChannel {
  readonly port1: TimerPort = timerPort(() => this.port2);
  readonly port2: TimerPort = timerPort(() => this.port1);
}
