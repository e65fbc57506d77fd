import type { AudioDevice } from '../../../src/store/devices/types';
import { createDeviceWatch } from '../../../src/services/audio/deviceWatch';
import { microphoneError, microphoneTrouble } from '../../../src/services/audio/microphoneError';

const microphone = { kind: 'audioinput', deviceId: 'm1', groupId: 'g1', label: 'Headset' };
const camera = { kind: 'videoinput', deviceId: 'c1', groupId: 'g2', label: 'Camera' };
const unnamed = { kind: 'audiooutput', deviceId: '', groupId: '', label: '' };

interface Page {
  plugged: object[];
  reads: number;
  isInCall: boolean;
  lists: AudioDevice[][];
}

/** A browser that does not tell when devices change, as old ones do; another part cannot be run in Node. */
function watchOn(page: Page, mediaDevices: object = {}): ReturnType<typeof createDeviceWatch> {
  const enumerateDevices = (): Promise<object[]> => {
    page.reads += 1;
    return Promise.resolve(page.plugged);
  };
  return createDeviceWatch({
    navigator: { mediaDevices: { enumerateDevices, ...mediaDevices } } as unknown as Navigator,
    wasRead: () => undefined,
    listed: (devices) => page.lists.push(devices),
    isInCall: () => page.isInCall,
  });
}

let page: Page;

beforeEach(() => {
  jest.useFakeTimers();
  page = { plugged: [microphone, camera, unnamed], reads: 0, isInCall: false, lists: [] };
});

afterEach(() => {
  jest.useRealTimers();
});

const headset = { id: 'm1', label: 'Headset', kind: 'input' };

describe('where the browser does not tell that devices changed', () => {
  test('they are read every 5 s, but never during a call, and told when they differ', async () => {
    const watch = watchOn(page);
    await watch.start();
    expect(page.lists).toEqual([[headset]]);
    await jest.advanceTimersByTimeAsync(10_000);
    expect([page.reads, page.lists.length]).toEqual([3, 1]);
    page.isInCall = true;
    page.plugged = [];
    await jest.advanceTimersByTimeAsync(60_000);
    expect([page.reads, page.lists.length]).toEqual([3, 1]);
    page.isInCall = false;
    await jest.advanceTimersByTimeAsync(5_000);
    expect(page.lists).toEqual([[headset], []]);
  });

  test('asking again tells again, and does not read twice as often', async () => {
    const watch = watchOn(page);
    await watch.start();
    await watch.start();
    expect(page.lists).toEqual([[headset], [headset]]);
    await jest.advanceTimersByTimeAsync(5_000);
    expect(page.reads).toBe(3);
  });
});

describe('where it does', () => {
  test('they are not read by the clock', async () => {
    const watch = watchOn(page, { ondevicechange: null, addEventListener: () => undefined });
    await watch.start();
    await jest.advanceTimersByTimeAsync(60_000);
    expect([page.reads, jest.getTimerCount()]).toEqual([1, 0]);
  });
});

describe('a list that cannot be read', () => {
  test('is an error of ours, and the next one may be read', async () => {
    let fails = true;
    const enumerateDevices = (): Promise<object[]> =>
      fails ? Promise.reject(new Error('No')) : Promise.resolve([microphone]);
    const watch = watchOn(page, { enumerateDevices });
    await expect(watch.start()).rejects.toMatchObject({ code: 'listFailed', message: '' });
    fails = false;
    await watch.read();
    expect(page.lists).toEqual([[headset]]);
  });

  test('is one too on a page without devices', async () => {
    const watch = createDeviceWatch({
      navigator: {} as Navigator,
      wasRead: () => undefined,
      listed: () => undefined,
      isInCall: () => false,
    });
    await expect(watch.start()).rejects.toMatchObject({ code: 'listFailed' });
    expect(jest.getTimerCount()).toBe(0);
  });
});

test.each([
  ['NotAllowedError', 'refused', 'microphoneRefused'],
  ['SecurityError', 'refused', 'microphoneRefused'],
  ['NotFoundError', 'missing', 'microphoneMissing'],
  ['OverconstrainedError', 'missing', 'microphoneMissing'],
  ['NotReadableError', 'busy', 'microphoneBusy'],
  ['AbortError', 'busy', 'microphoneBusy'],
])('%s means %s', (name, trouble, code) => {
  expect(microphoneTrouble(new DOMException('', name))).toBe(trouble);
  expect(microphoneError(new DOMException('', name))).toMatchObject({ code });
  // Some browsers' OverconstrainedError is no Error.
  expect(microphoneTrouble({ name })).toBe(trouble);
});

test('what has no name means busy', () => {
  expect([undefined, null, 'no', {}].map(microphoneTrouble)).toEqual(['busy', 'busy', 'busy', 'busy']);
});
