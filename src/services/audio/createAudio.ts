import { createEmitter } from '../../lib/emitter';
import type { Clock } from '../clock';
import type { Audio, AudioEvent } from './audio';
import { createCapture } from './capture';
import { createDeviceWatch } from './deviceWatch';
import { toMeter } from './loudness';
import { createMicrophone } from './microphone';
import { createRinger } from './ringer';
import { createRoutes } from './routes';
import { createSoundContext } from './soundContext';
import { createSoundLock } from './soundLock';
import { createSpeakers } from './speakers';
import { createTalkWatch } from './talkWatch';
import { createToneUrls } from './tones';

/** What the sound is made of. */
export interface AudioParts {
  page: Window & typeof globalThis;
  clock: Clock;
}

/** The sound of the page. */
export function createAudio({ page, clock }: AudioParts): Audio {
  const { navigator } = page;
  const { emit, subscribe } = createEmitter<AudioEvent>();
  let isProbed = false;

  const tone = createToneUrls();
  const context = createSoundContext(page);
  const lock = createSoundLock({ page, silence: () => tone('silence'), emit, wake: context.wake });
  const routes = createRoutes(emit, (use) => {
    // The microphone itself deals with a refusal of its own.
    if (use === undefined) {
      void capture.follow();
      context.wake();
    }
    speakers.follow();
    ringer.follow();
  });
  const microphone = createMicrophone({ context, capture: () => capture, emit });
  const watch = createDeviceWatch({
    navigator,
    wasRead: routes.list,
    listed(devices) {
      emit({ kind: 'listed', devices });
    },
    isInCall: microphone.isInUse,
  });
  const capture = createCapture({
    navigator,
    routes,
    isNeeded: microphone.isInUse,
    connect: microphone.connect,
    refresh: watch.read,
    emit,
  });
  const speakers = createSpeakers({ page, routes, lock, context });
  const ringer = createRinger({ page, routes, lock, tone });
  const talkWatch = createTalkWatch({
    clock,
    loudness: microphone.loudness,
    isSending: microphone.isSending,
    emit,
  });

  return {
    watchDevices: watch.start,
    choose: routes.choose,
    process: (processing) => void capture.process(processing),
    async askForMicrophone() {
      await capture.ask();
      await watch.read().catch(() => undefined);
    },
    async openMicrophone(callId, replace) {
      const track = await microphone.open(callId, replace);
      talkWatch.check();
      return track;
    },
    reopenMicrophone: microphone.reopen,
    setSending(callId, sending) {
      microphone.setSending(callId, sending);
      talkWatch.check();
    },
    isSilenced: (callId) => microphone.share(callId) === 0,
    play: speakers.play,
    setSpeaker: speakers.setLevel,
    setMicrophone(callId, level) {
      microphone.setLevel(callId, level);
      talkWatch.setMuted(callId, level.muted);
    },
    release(callId) {
      talkWatch.release(callId);
      microphone.release(callId);
      speakers.release(callId);
    },
    ring: ringer.ring,
    testRing: ringer.test,
    isUnlocked: lock.isOpen,
    unlock: lock.open,
    levels: (callId) => ({
      in: toMeter(speakers.loudness(callId)),
      out: toMeter(microphone.loudness() * microphone.share(callId)),
    }),
    subscribe(listener) {
      const unsubscribe = subscribe(listener);
      if (!isProbed) {
        isProbed = true;
        lock.probe();
      }
      return unsubscribe;
    },
  };
}
