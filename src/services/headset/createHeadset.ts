import { createEmitter } from '../../lib/emitter';
import { ServiceError } from '../serviceError';
import type { Headset, HeadsetEvent } from './headset';
import type { Hid, HidConnection, HidDevice } from './hid';
import { DARK, type Lamps } from './lamps';
import { isHeadset, openHeadset, type OpenHeadset } from './openHeadset';
import { USAGE_PAGE } from './usages';

function isConnection(event: Event): event is HidConnection {
  return 'device' in event;
}

/** A headset of the browser's devices; `hid` is null where it knows none. */
export function createHeadset(hid: Hid | null): Headset {
  const { emit, subscribe } = createEmitter<HeadsetEvent>();
  let current: OpenHeadset | null = null;
  let lamps: Lamps = DARK;
  let watch: AbortController | null = null;
  /** Openings and closings, one after the other. */
  let turn: Promise<void> = Promise.resolve();

  function inTurn(run: () => Promise<void>): Promise<void> {
    const result = turn.then(run);
    turn = result.catch(() => undefined);
    return result;
  }

  async function take(device: HidDevice): Promise<void> {
    await current?.close();
    current = null;
    const opened = await openHeadset(device, (press) => emit({ kind: 'pressed', press }));
    current = opened;
    opened.show(lamps);
    emit({ kind: 'changed', name: device.productName });
  }

  async function drop(): Promise<void> {
    const left = current;
    current = null;
    await left?.close();
    if (left !== null) emit({ kind: 'changed', name: null });
  }

  /** The first allowed headset that can be opened; one that cannot is passed over in silence. */
  async function takeAllowed(): Promise<void> {
    const devices = (await hid?.getDevices().catch(() => [])) ?? [];
    for (const device of devices.filter(isHeadset)) {
      if (current !== null) return;
      await take(device).catch(() => undefined);
    }
  }

  function onConnect(): void {
    if (current === null) void inTurn(takeAllowed);
  }

  function onDisconnect(event: Event): void {
    if (!isConnection(event) || event.device !== current?.device) return;
    void inTurn(async () => {
      await drop();
      await takeAllowed();
    });
  }

  return {
    isSupported: hid !== null,
    async start() {
      if (hid === null || watch !== null) return;
      watch = new AbortController();
      const { signal } = watch;
      hid.addEventListener('connect', onConnect, { signal });
      hid.addEventListener('disconnect', onDisconnect, { signal });
      await inTurn(takeAllowed);
    },
    async connect() {
      const filters = [{ usagePage: USAGE_PAGE.telephony }];
      const devices = (await hid?.requestDevice({ filters })) ?? [];
      if (devices.length === 0) return;
      const device = devices.find(isHeadset);
      if (device === undefined) throw new ServiceError('headsetUnfit');
      await inTurn(() => take(device)).catch(() => {
        throw new ServiceError('headsetBusy');
      });
    },
    forget: () =>
      inTurn(async () => {
        const device = current?.device;
        await drop();
        await device?.forget?.().catch(() => undefined);
      }),
    show(next) {
      lamps = next;
      current?.show(next);
    },
    async stop() {
      watch?.abort();
      watch = null;
      lamps = DARK;
      await inTurn(drop);
    },
    subscribe,
  };
}
