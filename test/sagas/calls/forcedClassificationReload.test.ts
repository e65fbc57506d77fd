import { pageHidden } from '../../../src/store/app/actions';
import { selectClassificationPause } from '../../../src/store/calls/selectors';
import { authenticated } from '../../../src/store/connection/actions';
import type { RootState } from '../../../src/store/rootReducer';
import { startForced, type ForcedHarness } from '../../support/forcedHarness';
import { sampleHandshake } from '../../support/sagaSamples';

let harness: ForcedHarness;

afterEach(() => harness.h.end());

it('a reload does not pay what is owed: the new page asks again, then closes the service', async () => {
  harness = await startForced();
  await harness.offer();
  await harness.answer();
  await harness.end();
  const { pendingClassification } = harness.h.state().calls;
  expect(pendingClassification).toMatchObject({ id: 'c1', uniqueId: 'u-c1', classified: false });
  await harness.h.end();

  harness = await startForced({
    status: 10,
    pauseReason: 'Classificando',
    kept: (state) => ({ ...state, calls: { ...state.calls, pendingClassification } }),
  });
  expect(harness.due()).toMatchObject({ call: { id: 'c1' }, isRequired: true, status: 'idle' });
  await harness.classify();
  await harness.h.pass(1);
  expect(harness.due()).toBeNull();
  expect(harness.h.state().calls.pendingClassification).toBeNull();
  expect(harness.status()).toEqual([1, null]);
});

it('a reload in the middle of a call: the new page asks about it', async () => {
  harness = await startForced();
  await harness.offer();
  await harness.answer();
  harness.h.dispatch(pageHidden());
  await harness.h.settle();
  const { pendingClassification } = harness.h.state().calls;
  await harness.h.end();

  harness = await startForced({
    status: 10,
    pauseReason: 'Classificando',
    kept: (state) => ({ ...state, calls: { ...state.calls, pendingClassification } }),
  });
  expect(harness.due()).toMatchObject({ call: { id: 'c1', uniqueId: 'u-c1' }, isRequired: true });
  await harness.classify();
  await harness.h.pass(1);
  expect(harness.due()).toBeNull();
  expect(harness.status()).toEqual([1, null]);
});

it('a reload between a call and its classification: the pause before it comes back after that', async () => {
  harness = await startForced({ status: 10, pauseReason: 'Almoço' });
  await harness.offer();
  await harness.answer();
  await harness.end();
  const { pause, pendingClassification } = harness.h.state().calls;
  await harness.h.end();

  harness = await startForced({
    status: 10,
    pauseReason: 'Classificando',
    kept: (state) => ({ ...state, calls: { ...state.calls, pause, pendingClassification } }),
  });
  expect(harness.status()).toEqual([10, 'Classificando']);
  await harness.classify();
  expect(harness.unpauses()).toBe(0);
  expect(harness.status()).toEqual([10, 'Almoço']);
});

describe('an agent in a pause, after a reload', () => {
  const kept = (state: RootState): RootState => ({
    ...state,
    calls: { ...state.calls, pause: { formerReason: 'Almoço' } },
  });

  it('has it back as soon as nothing is to be classified', async () => {
    harness = await startForced({ status: 10, pauseReason: 'Classificando', kept });
    expect(harness.status()).toEqual([10, 'Almoço']);
    expect(selectClassificationPause(harness.h.state())).toBeNull();
  });

  it('has it back also where the server says only then that the console paused them', async () => {
    harness = await startForced({
      kept: (state) => ({ ...kept(state), agent: { ...state.agent, status: 5, since: null } }),
    });
    expect(selectClassificationPause(harness.h.state())).toEqual({ formerReason: 'Almoço' });
    harness.h.dispatch(authenticated(sampleHandshake({ status: 10, pauseReason: 'Classificando' })));
    await harness.h.settle();
    expect(harness.status()).toEqual([10, 'Almoço']);
    expect(selectClassificationPause(harness.h.state())).toBeNull();
  });

  it('works on where the server knows of no pause', async () => {
    harness = await startForced({ status: 1, kept });
    expect(harness.pauses()).toEqual([]);
    expect(harness.status()).toEqual([1, null]);
    expect(selectClassificationPause(harness.h.state())).toBeNull();
  });
});
