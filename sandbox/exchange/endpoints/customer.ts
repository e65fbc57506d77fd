import { maySend, type Direction } from './description';
import type { FrameClock } from './clock';
import { createEcho } from './echo';
import { createMeter, type Heard } from './meter';
import { createPeer, type Peer } from './peer';
import { amplitudeAt } from './spectrum';
import { voiceOf, type Sound } from './tones';

/** Who speaks, and how. */
export interface CustomerWish {
  number: string;
  name: string | null;
  /** plays this instead of a voice */
  sound?: Sound;
  /** never sends a packet: the one-way case */
  mute?: boolean;
  /** a device of its own instead of the exchange's end of a line: chooses the path itself */
  device?: boolean;
  /** gives back what it hears; true unless told */
  echoes?: boolean;
  /** is given what comes in, but from a side that holds */
  hears?: (frame: Float64Array) => void;
}

/** What an endpoint sent and heard. */
export interface MediaReport {
  number: string;
  heard: Heard;
  sentPackets: number;
  /** whether its last frame was sent */
  sending: boolean;
  /** keys it heard, by RTP and INFO, in order */
  digits: string;
  holding: boolean;
  /** the direction that the other side states */
  theirs: Direction | null;
  state: string;
}

/** A simulated customer's telephone: real sound over WebRTC. */
export interface Customer {
  readonly number: string;
  readonly name: string | null;
  /** Answers an offer for its sound. */
  answer(offer: string): Promise<string>;
  /**
   * A new connection beside the present one, for another device; `use` makes it the present one.
   * @param role `device` towards the exchange's own end of a line, which leaves the choice of the path to this one
   */
  freshPeer(role?: 'device'): { offer: Promise<string>; use(answer: string): Promise<void>; drop(): void };
  /** Answers the next offer on another device; the present one stays where it is, and silent. */
  changeDevice(): void;
  /** An offer in the running connection: after hold or unhold. */
  reoffer(): string;
  accept(answer: string): Promise<void>;
  /** Whether its present connection stands within so long. */
  connects(withinMs: number): Promise<boolean>;
  hold(on: boolean): void;
  /** Gives back nothing any more of what it hears. */
  stopEcho(): void;
  /** Amplitude (RMS, full scale 1) of one frequency in what it heard last. */
  hearsTone(hz: number): number;
  /** When it heard one frequency within the last ten seconds, frame by frame, ms since 1970. */
  heardToneAt(hz: number): number[];
  /** The other side's device is in another network: it is not heard from where it was. */
  losePath(): void;
  /** Plays this from now on. */
  play(sound: Sound): void;
  /** Heard a key that was told by signalling. */
  hear(digit: string): void;
  /** Presses a key: RTP telephone events to the other side. */
  press(digit: string): void;
  onDigit(listener: (digit: string) => void): void;
  report(): MediaReport;
  close(): void;
}

/** Makes a customer's telephone; it speaks as soon as it is connected and wanted. */
export function createCustomer(clock: FrameClock, wish: CustomerWish): Customer {
  const meter = createMeter();
  const echo = createEcho();
  const listeners = new Set<(digit: string) => void>();
  const spare = new Set<Peer>();
  let playing = wish.sound ?? voiceOf(wish.number);
  let peer: Peer | undefined;
  let holding = false;
  let digits = '';
  let sentPackets = 0;
  let sending = false;
  let closed = false;
  let echoes = wish.echoes !== false;
  let lastTheirs: Direction | null = null;

  function newPeer(role?: 'device'): Peer {
    const made: Peer = createPeer(
      {
        frame: (frame, bytes) => {
          if (made !== peer) return;
          meter.add(frame, bytes);
          if (echoes) echo.hear(frame);
          if (maySend(made.theirs())) wish.hears?.(frame);
        },
        digit: hear,
      },
      wish.device ? 'device' : role,
    );
    return made;
  }

  function hear(digit: string): void {
    digits += digit;
    listeners.forEach((listener) => listener(digit));
  }

  function speak(): void {
    const frame = playing();
    if (echoes) echo.mixInto(frame);
    sending = peer?.send(holding || wish.mute ? null : frame) ?? false;
    if (sending) sentPackets += 1;
  }

  function replace(next: Peer): void {
    peer?.close();
    peer = next;
  }

  const stopSpeaking = clock.listen(speak);

  return {
    number: wish.number,
    name: wish.name,
    answer: async (offer) => {
      if (!peer?.fits(offer)) replace(newPeer());
      return (await peer?.answer(offer, holding)) ?? '';
    },
    freshPeer: (role) => {
      const made = newPeer(role);
      spare.add(made);
      return {
        offer: made.offer(),
        use: async (answer) => {
          spare.delete(made);
          if (closed) {
            made.close();
            return;
          }
          replace(made);
          await made.accept(answer);
        },
        drop: () => {
          if (spare.delete(made)) made.close();
        },
      };
    },
    changeDevice: () => {
      if (peer !== undefined) spare.add(peer);
      peer = undefined;
    },
    reoffer: () => peer?.reoffer(holding) ?? '',
    accept: async (answer) => peer?.accept(answer),
    connects: async (withinMs) => (await peer?.connects(withinMs)) ?? false,
    hold: (on) => {
      holding = on;
    },
    stopEcho: () => {
      echoes = false;
    },
    hearsTone: (hz) => amplitudeAt(meter.latest(), hz),
    heardToneAt: meter.heardAt,
    losePath: () => peer?.losePath(),
    play: (sound) => {
      playing = sound;
    },
    hear,
    press: (digit) => peer?.press(digit),
    onDigit: (listener) => void listeners.add(listener),
    report: () => ({
      number: wish.number,
      heard: meter.report(),
      sentPackets,
      sending,
      digits,
      holding,
      theirs: peer?.theirs() ?? lastTheirs,
      state: peer?.state() ?? (closed ? 'closed' : 'new'),
    }),
    close: () => {
      closed = true;
      stopSpeaking();
      spare.forEach((made) => made.close());
      spare.clear();
      // The report outlives the telephone; its connection need not.
      lastTheirs = peer?.theirs() ?? null;
      peer?.close();
      peer = undefined;
    },
  };
}
