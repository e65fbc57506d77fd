/** Runs in the page: calls that sound, without an exchange. */
import type { Session } from 'sip.js';
import { sendDigit } from '../../../src/services/sip/calls/digits';
import { watchMedia, type SoundEvent } from '../../../src/services/sip/media/stats';
import { createSoftphoneLog } from '../../../src/services/storage/softphoneLog';

const rest = (ms: number) => new Promise((rested) => setTimeout(rested, ms));

/** Two ends in one page, which find each other on loopback alone. */
interface Pair {
  near: RTCPeerConnection;
  far: RTCPeerConnection;
  /** What plays at the near end. */
  speaker: HTMLAudioElement;
  /** Offers anew; what is in the way of a description may be taken out of it. */
  negotiate(change?: (sdp: string) => string): Promise<void>;
}

function trickle(from: RTCPeerConnection, to: RTCPeerConnection): void {
  from.addEventListener('icecandidate', ({ candidate }) => {
    if (candidate?.address === '127.0.0.1') void to.addIceCandidate(candidate);
  });
}

async function connect(track: MediaStreamTrack, change = (sdp: string) => sdp): Promise<Pair> {
  const near = new RTCPeerConnection();
  const far = new RTCPeerConnection();
  trickle(near, far);
  trickle(far, near);
  const speaker = new Audio();
  near.addEventListener('track', (event) => {
    speaker.srcObject = new MediaStream([event.track]);
    void speaker.play();
  });
  near.addTrack(track);
  far.addTrack(await microphone());

  async function negotiate(): Promise<void> {
    await near.setLocalDescription();
    await far.setRemoteDescription({ type: 'offer', sdp: near.localDescription?.sdp ?? '' });
    await far.setLocalDescription();
    await near.setRemoteDescription({ type: 'answer', sdp: change(far.localDescription?.sdp ?? '') });
  }

  await negotiate();
  while (near.connectionState !== 'connected') await rest(10);
  return { near, far, speaker, negotiate };
}

async function microphone(): Promise<MediaStreamTrack> {
  const [track] = (await navigator.mediaDevices.getUserMedia({ audio: true })).getAudioTracks();
  if (track === undefined) throw new Error('No microphone');
  return track;
}

/** What a microphone that is dead gives: samples, all of them zero. */
function deadMicrophone(): MediaStreamTrack {
  const [track] = new MediaStreamAudioDestinationNode(new AudioContext()).stream.getAudioTracks();
  if (track === undefined) throw new Error('No track');
  return track;
}

const senderOf = (pc: RTCPeerConnection): RTCRtpSender | undefined => pc.getSenders()[0];

/** A watch of the near end, with what it tells and how often it reads. */
function watched({ near }: Pair) {
  const told: (SoundEvent & { at: number })[] = [];
  const start = performance.now();
  let reads = 0;
  const getStats = near.getStats.bind(near);
  near.getStats = () => {
    reads += 1;
    return getStats();
  };
  const stop = watchMedia({
    callId: 'c',
    media: { pc: near },
    now: () => Date.now(),
    emit: (event) => told.push({ ...event, at: (performance.now() - start) / 1000 }),
  });
  return { told, stop, reads: () => reads };
}

const media = { rest, connect, microphone, deadMicrophone, senderOf, watched };

/** No session is asked where the tone goes with the sound. */
const unestablished = { state: 'Initial' } as unknown as Session;

const press = (pc: RTCPeerConnection, digit: string) =>
  sendDigit(unestablished, pc, digit).catch((error: unknown) => (error as { code?: string }).code);

const log = createSoftphoneLog({ clock: { now: () => Date.now() }, page: window });

declare global {
  interface Window {
    calls: typeof media & { press: typeof press };
    log: typeof log;
  }
}

window.calls = { ...media, press };
window.log = log;
