import { untilListIsDrawn } from '../../../src/sagas/app/firstScreen';
import { call } from '../../../src/sagas/core/effects';
import { listRestored, loaded, readFailed } from '../../../src/store/conversations/actions';
import { deferred } from '../../support/fakes/scripted';
import { sampleConversation } from '../../support/samples';
import { createSagaHarness, type SagaHarness } from '../../support/sagaHarness';

let h: SagaHarness;
let isOver = false;

beforeEach(() => {
  h = createSagaHarness();
  isOver = false;
});

afterEach(() => h.end());

function run(): void {
  h.run(function* () {
    yield* call(untilListIsDrawn);
    isOver = true;
  });
}

const conversations = [sampleConversation()];

describe('what no first screen needs', () => {
  it.each([
    ['the list is there as it was left', listRestored({ conversations, savedAt: 0 })],
    ['the server said what it is', loaded({ conversations })],
    ['the server gives none', readFailed({ code: 'offline', message: '' })],
  ])('begins once %s', async (_name, fact) => {
    run();
    await h.settle();
    expect(isOver).toBe(false);
    h.dispatch(fact);
    await h.settle();
    expect(isOver).toBe(true);
  });

  it('waits for the picture of it', async () => {
    const idle = deferred<undefined>();
    h.services.browser.untilIdle = () => idle.promise;
    h.dispatch(loaded({ conversations }));
    run();
    await h.settle();
    expect(isOver).toBe(false);
    idle.resolve(undefined);
    await h.settle();
    expect(isOver).toBe(true);
  });

  it('waits for no list that takes its time', async () => {
    run();
    await h.pass(1_499);
    expect(isOver).toBe(false);
    await h.pass(1);
    expect(isOver).toBe(true);
  });
});
