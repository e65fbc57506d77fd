import { createGraphWatch } from '../../../src/services/audio/graphWatch';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function watched() {
  const graph = { isNeeded: true, position: 0 };
  const said: boolean[] = [];
  const watch = createGraphWatch({
    isNeeded: () => graph.isNeeded,
    position: () => graph.position,
    changed: (isStill) => said.push(isStill),
  });
  function run(ms: number, isMoving: boolean): void {
    for (let passed = 0; passed < ms; passed += 50) {
      if (isMoving) graph.position += 0.05;
      jest.advanceTimersByTime(50);
    }
  }
  return { graph, said, watch, run };
}

it('says within a second that the graph stands still, once, and that it runs again', () => {
  const { said, watch, run } = watched();
  watch.check();
  run(900, false);
  expect(said).toEqual([]);
  run(3_000, false);
  expect(said).toEqual([true]);
  run(300, true);
  expect(said).toEqual([true, false]);
});

it('has patience with one that begins late, and none with one that stops', () => {
  const { said, watch, run } = watched();
  watch.check();
  run(600, false);
  run(2_000, true);
  expect(said).toEqual([]);
  run(1_200, false);
  expect(said).toEqual([true]);
});

it('does not take a sleep of the machine for a graph that stands still', () => {
  const { graph, said, watch } = watched();
  watch.check();
  jest.advanceTimersByTime(250);
  jest.setSystemTime(Date.now() + 3_600_000);
  jest.advanceTimersByTime(250);
  graph.position += 1;
  jest.advanceTimersByTime(250);
  expect(said).toEqual([]);
});

it('looks only while a call needs it', () => {
  const { graph, said, watch, run } = watched();
  watch.check();
  run(2_000, false);
  graph.isNeeded = false;
  watch.check();
  expect(said).toEqual([true, false]);
  expect(jest.getTimerCount()).toBe(0);
  watch.check();
  run(2_000, false);
  expect(said).toEqual([true, false]);
});
