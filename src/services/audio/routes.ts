import type { ChosenDevices } from '../../store/devices/types';
import type { AudioEvent } from './audio';

/** What a device is used for. */
export type Use = keyof ChosenDevices;

/** A device as the browser lists it. */
export type ListedDevice = Pick<MediaDeviceInfo, 'deviceId' | 'groupId' | 'kind' | 'label'>;

/** A device for a use. */
export interface Route {
  /** As the browser's functions take it; '' is the system's default. */
  id: string;
  /** The hardware behind it, which changes with the system's default; '' where the browser does not say. */
  groupId: string;
}

/** Which device serves each use: the chosen one while it is there and works, else the default. */
export interface Routes {
  choose(devices: ChosenDevices): void;
  /** What is plugged in now. */
  list(devices: readonly ListedDevice[]): void;
  /** The device that serves now. */
  route(use: Use): Route;
  /** The device to try at a fresh start: the chosen one if it is there, though it was refused before. */
  wish(use: Use): Route;
  /** The system's default. */
  standard(use: Use): Route;
  /** The id of an input that no default hides behind; '' when there is none. */
  inputOf(groupId: string): string;
  /** The device cannot be used, although it is listed. */
  refused(use: Use, id: string): void;
  /** It can. */
  accepted(use: Use, id: string): void;
}

const USES: readonly Use[] = ['input', 'output', 'ring'];
const DEFAULT = 'default';
/** Chromium's names for what the system prefers at the moment. */
const ALIASES = [DEFAULT, 'communications'];

/**
 * Emits `fellBack` and `returned` as they come about, and calls `changed` for the sounds to follow: after a
 * choice and a new list without a use, after a refusal with the use that it was about.
 */
export function createRoutes(emit: (event: AudioEvent) => void, changed: (use?: Use) => void): Routes {
  let chosen: ChosenDevices = { input: null, output: null, ring: null };
  let listed: readonly ListedDevice[] = [];
  const refusals = new Map<Use, string>();
  const fallen = new Set<Use>();

  function chosenId(use: Use): string {
    const id = chosen[use];
    return id === null || id === DEFAULT ? '' : id;
  }

  function entry(use: Use, id: string): ListedDevice | undefined {
    const ofKind = listed.filter(({ kind }) => kind === (use === 'input' ? 'audioinput' : 'audiooutput'));
    if (id !== '') return ofKind.find(({ deviceId }) => deviceId === id);
    // Browsers without an entry for the default list it first.
    return ofKind.find(({ deviceId }) => deviceId === DEFAULT) ?? ofKind[0];
  }

  /** Before the microphone is allowed browsers give no names: what is not in such a list may be there. */
  const hasNames = (): boolean => listed.some(({ label }) => label !== '');

  function isMissing(use: Use): boolean {
    const id = chosenId(use);
    return id !== '' && hasNames() && entry(use, id) === undefined;
  }

  const isRefused = (use: Use): boolean => refusals.get(use) === chosenId(use);

  const toRoute = (use: Use, id: string): Route => ({ id, groupId: entry(use, id)?.groupId ?? '' });

  function settle(): void {
    for (const use of USES) {
      if (isMissing(use)) refusals.delete(use);
      const isDown = isMissing(use) || isRefused(use);
      if (isDown === fallen.has(use)) continue;
      if (isDown) fallen.add(use);
      else fallen.delete(use);
      emit({ kind: isDown ? 'fellBack' : 'returned', use });
    }
  }

  return {
    choose(devices) {
      chosen = devices;
      refusals.clear();
      settle();
      changed();
    },
    list(devices) {
      const hadNames = hasNames();
      listed = devices;
      // What was refused for want of a permission is allowed now.
      if (!hadNames && hasNames()) refusals.clear();
      settle();
      changed();
    },
    route: (use) => toRoute(use, fallen.has(use) ? '' : chosenId(use)),
    wish: (use) => toRoute(use, isMissing(use) ? '' : chosenId(use)),
    standard: (use) => toRoute(use, ''),
    inputOf(groupId) {
      const isIt = (device: ListedDevice): boolean =>
        device.kind === 'audioinput' && device.groupId === groupId && !ALIASES.includes(device.deviceId);
      return groupId === '' ? '' : (listed.find(isIt)?.deviceId ?? '');
    },
    refused(use, id) {
      if (id === '' || id !== chosenId(use) || isRefused(use)) return;
      refusals.set(use, id);
      settle();
      changed(use);
    },
    accepted(use, id) {
      if (id === '' || id !== refusals.get(use)) return;
      refusals.delete(use);
      settle();
      changed(use);
    },
  };
}
