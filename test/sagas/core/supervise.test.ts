import { call, delay, fork, put, take, takeEvery, type SagaGenerator } from '../../../src/sagas/core/effects';
import { guarded } from '../../../src/sagas/core/guarded';
import { supervise } from '../../../src/sagas/core/supervise';
import { cameOnline, featureLost, sagaFailed, shown } from '../../../src/store/app/actions';
import { createSagaHarness, type SagaHarness } from '../../support/sagaHarness';

let h: SagaHarness;
beforeEach(() => {
  h = createSagaHarness();
  h.expectFailures();
});
afterEach(() => h.end());

/** Counts its runs and throws in each. */
function broken() {
  let runs = 0;
  return {
    runs: () => runs,
    *saga(): SagaGenerator<void> {
      runs += 1;
      yield* delay(10);
      throw new Error('broken');
    },
  };
}

describe('a guarded worker', () => {
  it('tells that it threw, and silences neither its watcher nor its neighbours', async () => {
    const heard: string[] = [];
    h.run(function* watch() {
      yield* takeEvery(
        shown,
        guarded('worker', function* worker(): SagaGenerator<void> {
          yield* delay(1);
          throw new Error('bad payload');
        }),
      );
      yield* takeEvery(shown, function* neighbour(): SagaGenerator<void> {
        heard.push('neighbour');
        yield* delay(0);
      });
    });
    h.dispatch(shown());
    await h.pass(1);
    h.dispatch(shown());
    await h.pass(1);
    expect(h.payloads(sagaFailed)).toEqual([
      { saga: 'worker', code: 'unexpected', message: 'bad payload' },
      { saga: 'worker', code: 'unexpected', message: 'bad payload' },
    ]);
    expect(heard).toEqual(['neighbour', 'neighbour']);
    expect(h.state().app.sagaFailure).toMatchObject({ saga: 'worker', code: 'unexpected' });
  });
});

describe('a supervised feature', () => {
  it('is started again when it throws, later each time', async () => {
    const feature = broken();
    h.run(() => supervise('feature', feature.saga));
    await h.pass(10);
    expect(feature.runs()).toBe(1);
    await h.pass(250);
    expect(feature.runs()).toBe(2);
    await h.pass(10 + 499);
    expect(feature.runs()).toBe(2);
    await h.pass(1);
    expect(feature.runs()).toBe(3);
  });

  it('is lost after five throws in a minute, and its neighbours live on', async () => {
    const feature = broken();
    h.run(function* both() {
      yield* fork(supervise, 'feature', feature.saga);
      yield* fork(supervise, 'neighbour', function* neighbour(): SagaGenerator<void> {
        while (true) {
          yield* take(shown);
          yield* put(cameOnline());
        }
      });
    });
    await h.pass(60_000);
    expect(feature.runs()).toBe(5);
    expect(h.payloads(featureLost)).toEqual([{ feature: 'feature' }]);
    expect(h.state().app.lostFeatures).toEqual(['feature']);
    h.dispatch(shown());
    expect(h.types().at(-1)).toBe('browser/cameOnline');
  });

  it('that throws now and then is never lost', async () => {
    let runs = 0;
    h.run(() =>
      supervise('feature', function* seldom(): SagaGenerator<void> {
        runs += 1;
        yield* delay(20_000);
        throw new Error('seldom');
      }),
    );
    await h.pass(10 * 60_000);
    expect(runs).toBeGreaterThan(20);
    expect(h.payloads(featureLost)).toEqual([]);
  });

  it('is caught too when what it forked throws, and ends with all of that', async () => {
    let alive = 0;
    h.run(() =>
      supervise('feature', function* parent(): SagaGenerator<void> {
        yield* fork(function* child(): SagaGenerator<void> {
          alive += 1;
          try {
            yield* take('never');
          } finally {
            alive -= 1;
          }
        });
        yield* fork(function* bad(): SagaGenerator<void> {
          yield* delay(10);
          throw new Error('forked');
        });
      }),
    );
    await h.pass(10);
    expect(alive).toBe(0);
    await h.pass(250);
    expect(alive).toBe(1);
  });

  it('that ends by itself is not started again', async () => {
    let runs = 0;
    h.run(() =>
      supervise('feature', function* once(): SagaGenerator<void> {
        runs += 1;
        yield* call(() => undefined);
      }),
    );
    await h.pass(60_000);
    expect(runs).toBe(1);
  });
});
