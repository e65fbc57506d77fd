import { mediaAddress } from '../../../../sandbox/exchange/endpoints/mediaAddress';
import { expect, type BrowserContext, type Page } from '@playwright/test';

/** What a page of a test does with sound, and what is done to it. */
export interface PageMedia {
  /** The open peer connections that have another side, oldest first. */
  inCall: () => RTCPeerConnection[];
  /** What microphones hear instead of the browser's own beeps, Hz; null: those. */
  toneHz: number | null;
  /** What `getUserMedia` throws instead of asking; null lets the browser answer. */
  refusal: string | null;
  /** Devices that are not plugged in, by id. */
  unplugged: string[];
  /** Tracks of microphones that were opened. */
  microphones: MediaStreamTrack[];
  /** What plays now. */
  playing: () => Playing[];
  /** The page's audio graphs. */
  contexts: AudioContext[];
}

/** An element that plays something. */
export interface Playing {
  /** A call's other side; else a ring, or another sound of the console's own. */
  isCall: boolean;
  /** The id of the device that it plays on. */
  device: string;
  /** 0 to 1; 0 when muted. */
  volume: number;
}

declare global {
  interface Window {
    media: PageMedia;
  }
}

/** Runs in the page before anything of the console; stands alone, as only its own text gets there. */
function watch(address: string): void {
  // An empty page has no devices.
  if (!('mediaDevices' in navigator)) return;
  const { mediaDevices } = navigator;
  const elements = new Set<HTMLMediaElement>();
  const peers: RTCPeerConnection[] = [];
  const media: PageMedia = {
    // Firefox tells nothing else of one that is closed.
    inCall: () =>
      peers.filter((peer) => peer.connectionState !== 'closed' && peer.remoteDescription !== null),
    toneHz: null,
    refusal: null,
    unplugged: [],
    microphones: [],
    contexts: [],
    playing: () =>
      [...elements]
        .filter(({ paused }) => !paused)
        .map(({ muted, sinkId, srcObject, volume }) => ({
          isCall: srcObject !== null,
          device: sinkId,
          volume: muted ? 0 : volume,
        })),
  };
  window.media = media;

  function toneOf(hz: number): MediaStream {
    const context = new AudioContext();
    const destination = context.createMediaStreamDestination();
    const oscillator = new OscillatorNode(context, { frequency: hz });
    oscillator.connect(new GainNode(context, { gain: 0.25 })).connect(destination);
    oscillator.start();
    return destination.stream;
  }

  const askForMicrophone = mediaDevices.getUserMedia.bind(mediaDevices);
  mediaDevices.getUserMedia = async (constraints) => {
    if (media.refusal !== null) throw new DOMException('', media.refusal);
    const asked = JSON.stringify(constraints);
    if (media.unplugged.some((id) => asked.includes(id))) throw new DOMException('', 'NotFoundError');
    const stream = media.toneHz === null ? await askForMicrophone(constraints) : toneOf(media.toneHz);
    media.microphones.push(...stream.getAudioTracks());
    return stream;
  };

  const list = mediaDevices.enumerateDevices.bind(mediaDevices);
  mediaDevices.enumerateDevices = async () =>
    (await list()).filter(({ deviceId }) => !media.unplugged.includes(deviceId));

  const { play, setSinkId } = HTMLMediaElement.prototype;
  HTMLMediaElement.prototype.play = function playAndTell(this: HTMLMediaElement) {
    elements.add(this);
    return play.call(this);
  };
  HTMLMediaElement.prototype.setSinkId = function setSinkIdUnlessUnplugged(id) {
    if (media.unplugged.includes(id)) return Promise.reject(new DOMException('', 'NotFoundError'));
    return setSinkId.call(this, id);
  };

  // Whatever interfaces a machine has: nothing is sent anywhere but to itself.
  const onThisMachine = (sdp: string): string =>
    sdp
      .split('\r\n')
      .filter((line) => !line.startsWith('a=candidate:') || line.split(' ')[4] === address)
      .join('\r\n');

  window.AudioContext = class extends AudioContext {
    constructor(options?: AudioContextOptions) {
      super(options);
      media.contexts.push(this);
    }
  };

  window.RTCPeerConnection = class extends RTCPeerConnection {
    constructor(configuration?: RTCConfiguration) {
      super(configuration);
      peers.push(this);
    }

    override async setRemoteDescription({ type, sdp = '' }: RTCSessionDescriptionInit): Promise<void> {
      await super.setRemoteDescription({ type, sdp: onThisMachine(sdp) });
    }
  };
}

/** Watches the sound of every page that opens from now on; media stays on this machine. */
export async function watchMedia(context: BrowserContext): Promise<void> {
  await context.addInitScript(watch, mediaAddress());
}

/** Lets the microphones of every page that opens from now on hear a tone; after `watchMedia`. */
export async function playTone(context: BrowserContext, hz: number): Promise<void> {
  await context.addInitScript((tone) => {
    if ('media' in window) window.media.toneHz = tone;
  }, hz);
}

/** What plays in a page. */
export function playingIn(page: Page): Promise<Playing[]> {
  return page.evaluate(() => window.media.playing());
}

/** Waits until the page rings, or plays a ring-back; or until it does not. */
export async function rings(page: Page, isRinging = true): Promise<void> {
  const isHeard = async () => (await playingIn(page)).some(({ isCall }) => !isCall);
  await expect.poll(isHeard, { timeout: 30_000, intervals: [50] }).toBe(isRinging);
}

/** Has the microphone be refused with an error of this name; null: it is to be had again. */
export function refuseMicrophone(page: Page, error: string | null): Promise<void> {
  return page.evaluate((name) => {
    window.media.refusal = name;
  }, error);
}
