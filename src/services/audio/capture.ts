import { namesOf } from '../../lib/records';
import { UNPROCESSED, type SoundProcessing } from '../../lib/soundProcessing';
import { hasMicrophones } from '../browserSupport';
import type { AudioEvent } from './audio';
import { microphoneError, microphoneTrouble } from './microphoneError';
import type { Route, Routes } from './routes';
import { createMutex } from './mutex';

/** The one open microphone behind all calls. Promises reject `microphoneRefused`, `…Missing`, `…Busy`. */
export interface Capture {
  /** Opens the microphone unless it is open. */
  open(): Promise<void>;
  /** Opens it for a moment, so that the browser asks the agent now. */
  ask(): Promise<void>;
  /** Closes it and opens it again. */
  reopen(): Promise<void>;
  /** Another device may serve now: changes to it if calls have the microphone. Never rejects. */
  follow(): Promise<void>;
  /** What the browser does to the sound from now on; an open microphone changes without a gap. Never rejects. */
  process(processing: SoundProcessing): Promise<void>;
  close(): void;
}

/** What a capture is made of. */
export interface CaptureParts {
  navigator: Navigator;
  routes: Routes;
  /** Whether a call wants the microphone. */
  isNeeded: () => boolean;
  /** What to send from now on; null: nothing. */
  connect: (stream: MediaStream | null) => void;
  /** Reads the list of devices. */
  refresh: () => Promise<void>;
  emit: (event: AudioEvent) => void;
}

interface Opened extends Route {
  stream: MediaStream;
}

/** Whether a microphone does what is asked; what a browser does not say of, it cannot do. */
function isProcessedBy(stream: MediaStream, processing: SoundProcessing): boolean {
  const settings = stream.getAudioTracks()[0]?.getSettings() ?? {};
  return namesOf(processing).every((name) => (settings[name] ?? processing[name]) === processing[name]);
}

function stop(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

async function request(navigator: Navigator, audio: MediaTrackConstraints): Promise<MediaStream> {
  // As without a secure context.
  if (!hasMicrophones({ navigator })) throw new DOMException('No microphones', 'NotSupportedError');
  return navigator.mediaDevices.getUserMedia({ audio });
}

/** A closed microphone. */
export function createCapture(parts: CaptureParts): Capture {
  const { navigator, routes, connect, refresh, emit } = parts;
  const runExclusive = createMutex();
  let opened: Opened | null = null;
  let processing = UNPROCESSED;
  /** Calls were given a microphone: from now on it is kept up. */
  let isServing = false;
  let isLost = false;
  let asking = 0;

  const isNeeded = (): boolean => asking > 0 || parts.isNeeded();

  function isCurrent({ id, groupId }: Route): boolean {
    if (opened?.id !== id) return false;
    return opened.groupId === groupId || opened.groupId === '' || groupId === '';
  }

  function drop(): void {
    if (opened === null) return;
    stop(opened.stream);
    opened = null;
    connect(null);
  }

  function take(stream: MediaStream, id: string): void {
    const [track] = stream.getAudioTracks();
    // The call may have ended while the browser asked.
    if (!isNeeded() || track === undefined) {
      stop(stream);
      return;
    }
    const before = opened;
    const now = { stream, id, groupId: track.getSettings().groupId ?? '' };
    opened = now;
    isServing = true;
    connect(stream);
    if (before !== null) stop(before.stream);
    track.addEventListener('ended', () => {
      if (opened === now) restore();
    });
    if (!isLost) return;
    isLost = false;
    emit({ kind: 'microphoneFound' });
  }

  const constraintsFor = (id: string): MediaTrackConstraints =>
    id === '' ? { ...processing } : { ...processing, deviceId: { exact: id } };

  async function acquire({ id, groupId }: Route): Promise<void> {
    let asked = id;
    if (opened?.id === id) {
      // Asked for a name that it has open, Chromium hands out what it has, though the name now means another
      // device: ask for that one by its own.
      asked = routes.inputOf(groupId) || id;
      if (asked === id) drop();
    }
    take(await request(navigator, constraintsFor(asked)), id);
  }

  /** The chosen device, else the default. A refusal by the agent or a policy is meant for both. */
  async function acquireBest(): Promise<void> {
    const wish = routes.wish('input');
    try {
      await acquire(wish);
      routes.accepted('input', wish.id);
    } catch (error) {
      if (wish.id === '' || microphoneTrouble(error) === 'refused') throw error;
      const standard = routes.standard('input');
      if (!isCurrent(standard)) await acquire(standard);
      routes.refused('input', wish.id);
    }
  }

  function lose(error: unknown): void {
    if (opened !== null || isLost) return;
    isLost = true;
    emit({ kind: 'microphoneLost', trouble: microphoneTrouble(error) });
  }

  async function follow(): Promise<void> {
    if (!isServing || !isNeeded() || isCurrent(routes.wish('input'))) return;
    await acquireBest().catch(lose);
  }

  /** The device is gone, or the agent took the permission back. */
  function restore(): void {
    drop();
    refresh()
      .catch(() => undefined)
      .then(() => runExclusive(follow))
      .catch(() => undefined);
  }

  async function open(): Promise<void> {
    if (opened !== null || !isNeeded()) return;
    await acquireBest();
    // Devices have their names only now.
    if (routes.standard('input').groupId === '') refresh().catch(() => undefined);
  }

  /** The open track itself where the browser can change it, else the same device opened beside it, else anew. */
  async function applyProcessing(): Promise<void> {
    const current = opened;
    if (current === null) return;
    const [track] = current.stream.getAudioTracks();
    await track?.applyConstraints(constraintsFor(current.id)).catch(() => undefined);
    if (isProcessedBy(current.stream, processing) || opened !== current) return;
    const beside = await request(navigator, constraintsFor(current.id)).catch(() => null);
    if (beside !== null && isProcessedBy(beside, processing)) {
      take(beside, current.id);
      return;
    }
    // Chromium processes a device in one way at a time, and some drivers open it once.
    if (beside !== null) stop(beside);
    drop();
    await acquireBest().catch(lose);
  }

  function close(): void {
    drop();
    isServing = false;
    isLost = false;
  }

  async function run(job: () => Promise<void>): Promise<void> {
    try {
      await runExclusive(job);
    } catch (error) {
      throw microphoneError(error);
    }
  }

  return {
    open: () => run(open),
    async ask() {
      asking += 1;
      try {
        await run(open);
      } finally {
        asking -= 1;
        if (!isNeeded()) close();
      }
    },
    reopen: () =>
      run(async () => {
        if (!isNeeded()) return;
        drop();
        await acquireBest().catch((error: unknown) => {
          lose(error);
          throw error;
        });
      }),
    follow: () => runExclusive(follow),
    process(next) {
      processing = next;
      return runExclusive(applyProcessing);
    },
    close,
  };
}
