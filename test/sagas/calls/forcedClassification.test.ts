import { statusReported } from '../../../src/store/agent/actions';
import { loggedIn } from '../../../src/store/auth/actions';
import * as calls from '../../../src/store/calls/actions';
import { selectClassificationPause } from '../../../src/store/calls/selectors';
import { lost } from '../../../src/store/connection/actions';
import { fold } from '../../support/fold';
import { startForced, type ForcedHarness } from '../../support/forcedHarness';
import { sampleUser } from '../../support/sagaSamples';

let harness: ForcedHarness;

afterEach(() => harness.h.end());

describe('an available agent', () => {
  beforeEach(async () => {
    harness = await startForced();
  });

  it('is paused by a call, asked to classify it, and available again', async () => {
    await harness.offer();
    expect(harness.status()).toEqual([10, 'Classificando']);
    expect(harness.pauses()).toEqual([['Classificando', true]]);
    await harness.answer();
    await harness.end();
    expect(harness.due()).toMatchObject({ call: { id: 'c1' }, isRequired: true });
    expect(harness.status()).toEqual([10, 'Classificando']);
    await harness.classify();
    expect(harness.due()).toBeNull();
    expect(harness.status()).toEqual([1, null]);
    expect(selectClassificationPause(harness.h.state())).toBeNull();
    expect(harness.h.types('calls').filter((type) => type.includes('lassif'))).toEqual([
      'calls/classificationPauseStarted',
      'calls/classificationRequired',
      'calls/classifyRequested',
      'calls/classifyStarted',
      'calls/classified',
      'calls/classificationPauseEnded',
    ]);
  });

  it('who missed the call is available again, and asked nothing', async () => {
    await harness.offer();
    await harness.giveUp();
    expect(harness.due()).toBeNull();
    expect(harness.status()).toEqual([1, null]);
  });

  it('who classified the call while it lasted is available at its end', async () => {
    await harness.offer();
    await harness.answer();
    await harness.classify();
    await harness.end();
    expect(harness.due()).toBeNull();
    expect(harness.status()).toEqual([1, null]);
  });

  it('who chose another pause meanwhile keeps it', async () => {
    await harness.offer();
    await harness.answer();
    harness.h.dispatch(statusReported({ status: 10, pauseReason: 'Almoço' }));
    await harness.end();
    await harness.classify();
    expect(harness.unpauses()).toBe(0);
    expect(harness.status()).toEqual([10, 'Almoço']);
    expect(selectClassificationPause(harness.h.state())).toBeNull();
  });

  it('is asked about a call that was dialled too, without a pause', async () => {
    const callId = await harness.h.talkTo('11988880001');
    await harness.name(callId, '11988880001');
    await harness.end(callId);
    expect(harness.due()?.call.id).toBe(callId);
    await harness.classify(callId);
    expect(harness.pauses()).toEqual([]);
    expect(harness.unpauses()).toBe(0);
  });

  it('is asked as soon as the centre names the call', async () => {
    await harness.offer('c1', {});
    await harness.answer();
    await harness.end();
    expect(harness.due()).toBeNull();
    await harness.name('c1', '11988880001');
    expect(harness.due()?.call.id).toBe('c1');
  });

  it('is not kept by a call that the centre never names: it could not be classified', async () => {
    await harness.offer('c1', {});
    await harness.answer();
    await harness.end();
    await harness.h.pass(5_000);
    expect(harness.due()).toBeNull();
    expect(harness.status()).toEqual([1, null]);
  });

  it('is asked about a call that the centre cannot name because it is away', async () => {
    await harness.offer('c1', {});
    await harness.answer();
    harness.h.dispatch(lost({ cause: 'transport close' }));
    await harness.end();
    await harness.h.pass(5_000);
    expect(harness.due()).toMatchObject({ call: { id: 'c1' }, isRequired: true });
    await harness.classify();
    expect(harness.due()).toBeNull();
    expect([...harness.h.services.disk.pendingClassifications.values()]).toMatchObject([
      { post: { kind: 'unnamedCall' } },
    ]);
  });
});

describe('two calls', () => {
  beforeEach(async () => {
    harness = await startForced();
  });

  it('are over when both are: then the last one is asked about', async () => {
    await harness.offer();
    await harness.answer();
    const second = await harness.h.talkTo('2002');
    await harness.name(second, '2002');
    await harness.end();
    expect(harness.due()).toBeNull();
    expect(harness.status()).toEqual([10, 'Classificando']);
    await harness.end(second);
    expect(harness.due()?.call.id).toBe(second);
    await harness.classify(second);
    expect(harness.due()).toBeNull();
    expect(harness.status()).toEqual([1, null]);
  });

  it('a colleague who was asked is not classified, the customer is', async () => {
    await harness.offer();
    await harness.answer();
    const consultOf = 'c1';
    harness.h.dispatch(
      calls.dialRequested({ number: '2002', name: null, queue: null, contactId: null, consultOf }),
    );
    await harness.h.settle();
    const second = harness.h.state().calls.live[1]?.id ?? '';
    harness.h.phone.emit({ kind: 'established', callId: second });
    await harness.end();
    await harness.end(second);
    expect(harness.due()?.call.id).toBe('c1');
  });

  it('one that comes while another is to be classified waits for its turn', async () => {
    await harness.offer();
    await harness.answer();
    await harness.end();
    await harness.offer('c2');
    await harness.answer('c2');
    expect(harness.due()?.call.id).toBe('c1');
    await harness.classify('c1');
    expect(harness.status()).toEqual([10, 'Classificando']);
    await harness.end('c2');
    expect(harness.due()?.call.id).toBe('c2');
    await harness.classify('c2');
    expect(harness.status()).toEqual([1, null]);
    expect(harness.pauses()).toHaveLength(1);
  });

  it('one that was given away is asked about', async () => {
    await harness.offer();
    await harness.answer();
    harness.h.dispatch(calls.blindTransferRequested({ callId: 'c1', number: '2002' }));
    await harness.h.pass(1);
    expect(harness.due()?.call.id).toBe('c1');
  });
});

it('a call that ended on its page and asks for nothing owes nothing', async () => {
  harness = await startForced({ configuration: { mustClassifyCalls: false } });
  await harness.offer();
  await harness.answer();
  expect(harness.h.state().calls.pendingClassification).toMatchObject({ id: 'c1' });
  await harness.end();
  expect(harness.h.state().calls.pendingClassification).toBeNull();
});

it('neither what is owed nor the pause is the next agent’s', async () => {
  harness = await startForced({ status: 10, pauseReason: 'Almoço' });
  await harness.offer();
  await harness.answer();
  await harness.end();
  const owed = harness.h.state();
  expect(owed.calls).toMatchObject({
    pause: { formerReason: 'Almoço' },
    pendingClassification: { id: 'c1' },
  });
  const next = fold([loggedIn({ user: sampleUser() })], owed);
  expect(next.calls).toMatchObject({ pause: null, pendingClassification: null });
  const offeredOnly = { ...owed, calls: { ...owed.calls, pendingClassification: null } };
  expect(fold([loggedIn({ user: sampleUser() })], offeredOnly).calls.pause).toBeNull();
});
