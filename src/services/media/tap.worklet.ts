/** Samples are handed on in such lots, so that the page is woken a dozen times a second and not 375 times. */
const LOT = 4_096;

/** Posts every sample of one channel, the first at once; after any message, the rest and then `null`. */
class Tap extends AudioWorkletProcessor {
  private lot = new Float32Array(LOT);
  private filled = 0;
  private hasBegun = false;
  private isOver = false;

  constructor() {
    super();
    this.port.onmessage = () => {
      this.handOn();
      this.isOver = true;
      this.port.postMessage(null);
    };
  }

  process([input]: Float32Array[][]): boolean {
    for (const sample of input?.[0] ?? []) {
      this.lot[this.filled] = sample;
      this.filled += 1;
      if (this.filled === LOT) this.handOn();
    }
    if (!this.hasBegun && this.filled > 0) {
      this.hasBegun = true;
      this.handOn();
    }
    return !this.isOver;
  }

  private handOn(): void {
    const samples = this.lot.slice(0, this.filled);
    this.filled = 0;
    if (samples.length > 0) this.port.postMessage(samples, [samples.buffer]);
  }
}

registerProcessor('tap', Tap);
