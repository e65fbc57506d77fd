/** One end of the channel; `postMessage` delivers to the other end in a timer task. */
class TimerPort {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  other: TimerPort | null = null;

  postMessage(data: unknown): void {
    setTimeout(() => this.other?.onmessage?.({ data }), 0);
  }
  close(): void {
    this.other = null;
  }
}

/**
 * The part of MessageChannel that the component library uses, on `setTimeout`: Node's own channel would
 * keep the test process open.
 */
export class TimerMessageChannel {
  readonly port1 = new TimerPort();
  readonly port2 = new TimerPort();

  constructor() {
    this.port1.other = this.port2;
    this.port2.other = this.port1;
  }
}
