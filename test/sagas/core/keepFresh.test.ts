import { keepFresh } from '../../../src/sagas/core/keepFresh';
import { call } from '../../../src/sagas/core/effects';
import { pauseMenuOpenRequested, pauseReasonsReadRequested } from '../../../src/store/agent/actions';
import { authenticated, lost } from '../../../src/store/connection/actions';
import type { Failure } from '../../../src/lib/failure';
import { atWork } from '../../support/sagaFixtures';
import { createSagaHarness, type SagaHarness } from '../../support/sagaHarness';
import { sampleHandshake } from '../../support/sagaSamples';

const MINUTE_MS = 60_000;

let h: SagaHarness;
let answers: (Failure | null)[];
let reads: number;
beforeEach(() => {
  h = createSagaHarness({ facts: atWork });
  answers = [];
  reads = 0;
});
afterEach(() => h.end());

function start(isLate = false): void {
  h.run(function* run() {
    yield* call(keepFresh, {
      *read() {
        reads += 1;
        return answers.shift() ?? null;
      },
      asked: [pauseReasonsReadRequested],
      opened: [pauseMenuOpenRequested],
      isLate,
    });
  });
}

const offline: Failure = { code: 'offline', message: '' };

describe('a list that is kept fresh', () => {
  it('is read once where nothing gives a reason', async () => {
    start();
    h.dispatch(pauseMenuOpenRequested());
    h.dispatch(authenticated(sampleHandshake()));
    await h.pass(60 * MINUTE_MS);
    expect(reads).toBe(1);
  });

  it('is read again on opening what needs it, when it is older than 5 minutes', async () => {
    start();
    await h.pass(5 * MINUTE_MS);
    h.dispatch(pauseMenuOpenRequested());
    expect(reads).toBe(1);
    await h.pass(1);
    h.dispatch(pauseMenuOpenRequested());
    await h.settle();
    expect(reads).toBe(2);
  });

  it('is read again once the connection is back after a loss', async () => {
    start();
    h.dispatch(lost({ cause: 'transport close' }));
    await h.settle();
    expect(reads).toBe(1);
    h.dispatch(authenticated(sampleHandshake()));
    await h.pass(2_000);
    expect(reads).toBe(2);
  });

  it('is read again by itself after a failure that may pass, later each time', async () => {
    answers = [offline, offline];
    start();
    await h.pass(1_999);
    expect(reads).toBe(1);
    await h.pass(1);
    expect(reads).toBe(2);
    await h.pass(3_999);
    expect(reads).toBe(2);
    await h.pass(1);
    expect(reads).toBe(3);
    await h.pass(60 * MINUTE_MS);
    expect(reads).toBe(3);
  });

  it('is not asked for again and again where the server refuses it', async () => {
    answers = [{ code: 'http', message: '' }];
    start();
    await h.pass(60 * MINUTE_MS);
    expect(reads).toBe(1);
    h.dispatch(pauseMenuOpenRequested());
    await h.settle();
    expect(reads).toBe(2);
  });

  it('waits for the first need where it is late, and the agent’s wish counts at once', async () => {
    start(true);
    await h.pass(MINUTE_MS);
    expect(reads).toBe(0);
    h.dispatch(pauseMenuOpenRequested());
    h.dispatch(pauseReasonsReadRequested());
    await h.settle();
    expect(reads).toBe(2);
  });
});
