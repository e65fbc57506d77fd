/** @jest-environment jsdom */
import { MessageChannel } from 'node:worker_threads';
import { createPacing } from '../../src/services/pacing';

let now: number;
let visibility: DocumentVisibilityState;
let pictures: FrameRequestCallback[];

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['performance', 'requestAnimationFrame', 'cancelAnimationFrame'] });
  now = 1_000;
  visibility = 'visible';
  pictures = [];
  jest.spyOn(window.performance, 'now').mockImplementation(() => now);
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((run) => pictures.push(run));
  jest.spyOn(window, 'cancelAnimationFrame').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function draw(): void {
  for (const run of pictures.splice(0)) run(now);
}

test('a slice is over after half a frame, and begins anew with each picture', () => {
  const pacing = createPacing(window);
  expect(pacing.isOver()).toBe(false);
  now += 5;
  expect(pacing.isOver()).toBe(false);
  now += 5;
  expect(pacing.isOver()).toBe(true);
  draw();
  expect(pacing.isOver()).toBe(false);
});

test('who waits goes on with the next picture', async () => {
  const pacing = createPacing(window);
  let went = false;
  const waiting = pacing.nextPicture().then(() => (went = true));
  await Promise.resolve();
  expect(went).toBe(false);
  draw();
  await waiting;
  expect(went).toBe(true);
});

test('a page that nobody sees, which draws nothing, never waits', () => {
  const pacing = createPacing(window);
  visibility = 'hidden';
  expect(pacing.isOver()).toBe(false);
  now += 1_000;
  expect(pacing.isOver()).toBe(false);
});

test('a page that is hidden while it waits goes on all the same, and in slices', async () => {
  const pacing = createPacing(window);
  pacing.isOver();
  now += 50;
  expect(pacing.isOver()).toBe(true);
  const waiting = pacing.nextPicture();
  jest.advanceTimersByTime(100);
  await waiting;
  expect(pacing.isOver()).toBe(false);
});

function* counts(to: number, ms: number): Generator<void, number> {
  for (let count = 0; count < to; count += 1) {
    now += ms;
    yield;
  }
  return to;
}

test('something long is done in slices, each before a picture', async () => {
  let done: number | null = null;
  const going = createPacing(window)
    .inSlices(counts(10, 4))
    .then((value) => (done = value));
  for (let drawn = 0; drawn < 5; drawn += 1) {
    await Promise.resolve();
    expect(now).toBe(1_000 + (drawn + 1) * 8);
    draw();
  }
  await going;
  expect(done).toBe(10);
});

test('something long lets others have their turn on a page that nobody sees', async () => {
  visibility = 'hidden';
  const turns: number[] = [];
  Object.assign(globalThis, { MessageChannel });
  const beside = new MessageChannel();
  beside.port1.on('message', () => turns.push(now));
  beside.port2.postMessage(null);
  expect(await createPacing(window).inSlices(counts(6, 4))).toBe(6);
  expect(turns).toEqual([1_008]);
  beside.port1.close();
});
