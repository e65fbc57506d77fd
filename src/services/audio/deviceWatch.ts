import type { AudioDevice } from '../../store/devices/types';
import { ServiceError } from '../serviceError';
import type { ListedDevice } from './routes';
import { createMutex } from './mutex';

const POLL_MS = 5_000;

/** Reads the list of devices: at the start, and when the browser says that it changed. */
export interface DeviceWatch {
  /** Reads and reports now, and keeps watching. Rejects `listFailed`. */
  start(): Promise<void>;
  /** Reads, and reports when something is new. Rejects `listFailed`. */
  read(): Promise<void>;
}

/** What a watch is made of. */
export interface DeviceWatchParts {
  navigator: Navigator;
  /** Everything that was read, whether new or not. */
  wasRead: (devices: readonly ListedDevice[]) => void;
  listed: (devices: AudioDevice[]) => void;
  isInCall: () => boolean;
}

/** Before the microphone is allowed browsers list devices without an id: there is nothing to choose yet. */
function isSound({ deviceId, kind }: ListedDevice): boolean {
  return deviceId !== '' && kind !== 'videoinput';
}

function toDevice({ deviceId, kind, label }: ListedDevice): AudioDevice {
  return { id: deviceId, label, kind: kind === 'audioinput' ? 'input' : 'output' };
}

/**
 * The list is never read by the clock while the browser reports its changes, nor during a call: reading it
 * disturbs the sound of calls in Chromium.
 */
export function createDeviceWatch({ navigator, wasRead, listed, isInCall }: DeviceWatchParts): DeviceWatch {
  const runExclusive = createMutex();
  let isWatching = false;
  let lastListed = '';

  async function readOnce(): Promise<void> {
    const all = await navigator.mediaDevices.enumerateDevices();
    const devices = all.filter(isSound).map(toDevice);
    wasRead(all);
    const text = JSON.stringify(devices);
    if (text === lastListed) return;
    lastListed = text;
    listed(devices);
  }

  const read = (): Promise<void> =>
    runExclusive(readOnce).catch(() => {
      throw new ServiceError('listFailed');
    });

  function readQuietly(): void {
    read().catch(() => undefined);
  }

  async function watchPermission(): Promise<void> {
    const status = await navigator.permissions.query({ name: 'microphone' });
    status.addEventListener('change', readQuietly);
  }

  function watch(): void {
    if ('ondevicechange' in navigator.mediaDevices) {
      navigator.mediaDevices.addEventListener('devicechange', readQuietly);
    } else {
      setInterval(() => {
        if (!isInCall()) readQuietly();
      }, POLL_MS);
    }
    // Some browsers do not know the permission by this name.
    watchPermission().catch(() => undefined);
  }

  return {
    start() {
      lastListed = '';
      if (!isWatching && 'mediaDevices' in navigator) {
        isWatching = true;
        watch();
      }
      return read();
    },
    read,
  };
}
