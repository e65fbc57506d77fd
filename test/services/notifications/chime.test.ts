import { createChime, type ChimeParts } from '../../../src/services/notifications/chime';

/** An audio element of a browser that may hold sound back. */
class FakeAudio extends EventTarget {
  static made: FakeAudio[] = [];
  static isLocked = false;
  static sinks: string[] = [];
  currentTime = 9;
  paused = true;
  loads = 0;
  plays = 0;

  constructor(public src = '') {
    super();
    FakeAudio.made.push(this);
  }

  play(): Promise<void> {
    this.plays += 1;
    return FakeAudio.isLocked ? Promise.reject(new DOMException('', 'NotAllowedError')) : Promise.resolve();
  }

  load(): void {
    this.loads += 1;
  }

  setSinkId(id: string): Promise<void> {
    FakeAudio.sinks.push(id);
    return id === 'gone' ? Promise.reject(new DOMException('', 'NotFoundError')) : Promise.resolve();
  }
}

function createPage(): ChimeParts['page'] {
  const URL = { createObjectURL: (blob: Blob) => `blob:${String(blob.size)}` };
  return Object.assign(new EventTarget(), { Audio: FakeAudio, URL }) as unknown as ChimeParts['page'];
}

let page: ChimeParts['page'];
let now = 0;
const sound = () => FakeAudio.made[0];

function create() {
  const chime = createChime({ page, clock: { now: () => now } });
  const told: boolean[] = [];
  chime.subscribe((isLocked) => told.push(isLocked));
  return { chime, told };
}

beforeEach(() => {
  FakeAudio.made = [];
  FakeAudio.isLocked = false;
  FakeAudio.sinks = [];
  page = createPage();
  now = 0;
});

test('the chime plays from its beginning, on the device that is asked for', async () => {
  const { chime } = create();
  await expect(chime.play('headset')).resolves.toBe('played');
  await expect(chime.play(null)).resolves.toBe('played');
  expect(sound()?.currentTime).toBe(0);
  expect(FakeAudio.sinks).toEqual(['headset', '']);
});

test('a device that went does not silence it', async () => {
  const { chime } = create();
  await expect(chime.play('gone')).resolves.toBe('played');
});

test('what the browser holds back is told, and plays with the next click if that is soon', async () => {
  FakeAudio.isLocked = true;
  const { chime, told } = create();
  await expect(chime.play(null)).resolves.toBe('locked');
  expect(told).toEqual([true]);
  FakeAudio.isLocked = false;
  page.dispatchEvent(new Event('click'));
  await new Promise((resolve) => setImmediate(resolve));
  expect(told).toEqual([true, false]);
  expect(sound()?.plays).toBe(2);
});

test('a press that is no click yet frees nothing: what stands on the page may move then', async () => {
  FakeAudio.isLocked = true;
  const { chime, told } = create();
  await chime.play(null);
  FakeAudio.isLocked = false;
  for (const kind of ['pointerdown', 'mousedown', 'pointerup', 'mouseup'])
    page.dispatchEvent(new Event(kind));
  await new Promise((resolve) => setImmediate(resolve));
  expect(told).toEqual([true]);
});

test('an old one is not played any more', async () => {
  FakeAudio.isLocked = true;
  const { chime } = create();
  await chime.play(null);
  now = 60_000;
  FakeAudio.isLocked = false;
  await chime.unlock();
  await new Promise((resolve) => setImmediate(resolve));
  expect(sound()?.plays).toBe(1);
});

test('whether sound may be played is found out without any', async () => {
  FakeAudio.isLocked = true;
  const { chime, told } = create();
  chime.probe();
  await new Promise((resolve) => setImmediate(resolve));
  expect(told).toEqual([true]);
  expect(sound()?.plays).toBe(0);
});
