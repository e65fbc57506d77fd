import { watchLongTasks } from '../../src/services/longTasks';

type Listener = (list: { getEntries: () => { duration: number }[] }) => void;

function pageWith(supported: readonly string[] | undefined) {
  const disconnect = jest.fn();
  const observers: Listener[] = [];
  class FakeObserver {
    static readonly supportedEntryTypes = supported;
    constructor(listener: Listener) {
      observers.push(listener);
    }
    observe = jest.fn();
    disconnect = disconnect;
  }
  return { page: { PerformanceObserver: FakeObserver } as never, observers, disconnect };
}

it('tells of tasks that were longer than 200 ms', () => {
  const { page, observers, disconnect } = pageWith(['longtask']);
  const heard: number[] = [];
  const stop = watchLongTasks(page, (ms) => heard.push(ms));
  observers[0]?.({ getEntries: () => [{ duration: 199 }, { duration: 200 }, { duration: 431.6 }] });
  expect(heard).toEqual([432]);
  stop();
  expect(disconnect).toHaveBeenCalled();
});

it.each([[['paint']], [undefined]])('does nothing where the browser knows none (%j)', (supported) => {
  const { page, observers } = pageWith(supported);
  watchLongTasks(page, () => undefined)();
  expect(observers).toEqual([]);
  expect(() => watchLongTasks({} as never, () => undefined)()).not.toThrow();
});
