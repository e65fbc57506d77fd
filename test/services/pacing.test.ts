/** @jest-environment jsdom */
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
