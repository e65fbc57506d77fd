import { statusReported } from '../../../src/store/agent/actions';
import { pageHidden } from '../../../src/store/app/actions';
import { loggedIn } from '../../../src/store/auth/actions';
import * as calls from '../../../src/store/calls/actions';
import { selectClassificationPause } from '../../../src/store/calls/selectors';
import { lost } from '../../../src/store/connection/actions';
import { fold } from '../../support/fold';
import { sitAtForcedDesk, type ForcedDesk } from '../../support/forcedDesk';
import { sampleUser } from '../../support/sagaSamples';

let desk: ForcedDesk;

afterEach(() => desk.h.end());

describe('an available agent', () => {
  beforeEach(async () => {
    desk = await sitAtForcedDesk();
  });

  it('is paused by a call, asked to classify it, and available again', async () => {
    await desk.offer();
    expect(desk.status()).toEqual([10, 'Classificando']);
    expect(desk.pauses()).toEqual([['Classificando', true]]);
    await desk.answer();
    await desk.end();
    expect(desk.due()).toMatchObject({ call: { id: 'c1' }, isRequired: true });
    expect(desk.status()).toEqual([10, 'Classificando']);
    await desk.classify();
    expect(desk.due()).toBeNull();
    expect(desk.status()).toEqual([1, null]);
    expect(selectClassificationPause(desk.h.state())).toBeNull();
    expect(desk.h.types('calls').filter((type) => type.includes('lassif'))).toEqual([
      'calls/classificationPauseStarted',
      'calls/classificationRequired',
      'calls/classifyRequested',
      'calls/classifyStarted',
      'calls/classified',
      'calls/classificationPauseEnded',
    ]);
  });

  it('who missed the call is available again, and asked nothing', async () => {
    await desk.offer();
    await desk.giveUp();
    expect(desk.due()).toBeNull();
    expect(desk.status()).toEqual([1, null]);
  });

  it('who classified the call while it lasted is available at its end', async () => {
    await desk.offer();
    await desk.answer();
    await desk.classify();
    await desk.end();
    expect(desk.due()).toBeNull();
    expect(desk.status()).toEqual([1, null]);
  });

  it('who chose another pause meanwhile keeps it', async () => {
    await desk.offer();
    await desk.answer();
    desk.h.dispatch(statusReported({ status: 10, pauseReason: 'Almoço' }));
    await desk.end();
    await desk.classify();
    expect(desk.unpauses()).toBe(0);
    expect(desk.status()).toEqual([10, 'Almoço']);
    expect(selectClassificationPause(desk.h.state())).toBeNull();
  });

  it('is asked about a call that was dialled too, without a pause', async () => {
    const callId = await desk.h.talkTo('11988880001');
    await desk.name(callId, '11988880001');
    await desk.end(callId);
    expect(desk.due()?.call.id).toBe(callId);
    await desk.classify(callId);
    expect(desk.pauses()).toEqual([]);
    expect(desk.unpauses()).toBe(0);
  });

  it('is asked as soon as the centre names the call', async () => {
    await desk.offer('c1', {});
    await desk.answer();
    await desk.end();
    expect(desk.due()).toBeNull();
    await desk.name('c1', '11988880001');
    expect(desk.due()?.call.id).toBe('c1');
  });

  it('is not kept by a call that the centre never names: it could not be classified', async () => {
    await desk.offer('c1', {});
    await desk.answer();
    await desk.end();
    await desk.h.pass(5_000);
    expect(desk.due()).toBeNull();
    expect(desk.status()).toEqual([1, null]);
  });

  it('is asked about a call that the centre cannot name because it is away', async () => {
    await desk.offer('c1', {});
    await desk.answer();
    desk.h.dispatch(lost({ cause: 'transport close' }));
    await desk.end();
    await desk.h.pass(5_000);
    expect(desk.due()).toMatchObject({ call: { id: 'c1' }, isRequired: true });
    await desk.classify();
    expect(desk.due()).toBeNull();
    expect([...desk.h.services.disk.pendingClassifications.values()]).toMatchObject([
      { post: { kind: 'unnamedCall' } },
    ]);
  });
});

describe('two calls', () => {
  beforeEach(async () => {
    desk = await sitAtForcedDesk();
  });

  it('are over when both are: then the last one is asked about', async () => {
    await desk.offer();
    await desk.answer();
    const second = await desk.h.talkTo('2002');
    await desk.name(second, '2002');
    await desk.end();
    expect(desk.due()).toBeNull();
    expect(desk.status()).toEqual([10, 'Classificando']);
    await desk.end(second);
    expect(desk.due()?.call.id).toBe(second);
    await desk.classify(second);
    expect(desk.due()).toBeNull();
    expect(desk.status()).toEqual([1, null]);
  });

  it('a colleague who was asked is not classified, the customer is', async () => {
    await desk.offer();
    await desk.answer();
    const consultOf = 'c1';
    desk.h.dispatch(
      calls.dialRequested({ number: '2002', name: null, queue: null, contactId: null, consultOf }),
    );
    await desk.h.settle();
    const second = desk.h.state().calls.live[1]?.id ?? '';
    desk.h.phone.emit({ kind: 'established', callId: second });
    await desk.end();
    await desk.end(second);
    expect(desk.due()?.call.id).toBe('c1');
  });

  it('one that comes while another is to be classified waits for its turn', async () => {
    await desk.offer();
    await desk.answer();
    await desk.end();
    await desk.offer('c2');
    await desk.answer('c2');
    expect(desk.due()?.call.id).toBe('c1');
    await desk.classify('c1');
    expect(desk.status()).toEqual([10, 'Classificando']);
    await desk.end('c2');
    expect(desk.due()?.call.id).toBe('c2');
    await desk.classify('c2');
    expect(desk.status()).toEqual([1, null]);
    expect(desk.pauses()).toHaveLength(1);
  });

  it('one that was given away is asked about', async () => {
    await desk.offer();
    await desk.answer();
    desk.h.dispatch(calls.blindTransferRequested({ callId: 'c1', number: '2002' }));
    await desk.h.pass(1);
    expect(desk.due()?.call.id).toBe('c1');
  });
});

it('a reload does not pay what is owed: the new page asks again, then closes the service', async () => {
  desk = await sitAtForcedDesk();
  await desk.offer();
  await desk.answer();
  await desk.end();
  const { pendingClassification } = desk.h.state().calls;
  expect(pendingClassification).toMatchObject({ id: 'c1', uniqueId: 'u-c1', classified: false });
  await desk.h.end();

  desk = await sitAtForcedDesk({
    status: 10,
    pauseReason: 'Classificando',
    kept: (state) => ({ ...state, calls: { ...state.calls, pendingClassification } }),
  });
  expect(desk.due()).toMatchObject({ call: { id: 'c1' }, isRequired: true, status: 'idle' });
  await desk.classify();
  await desk.h.pass(1);
  expect(desk.due()).toBeNull();
  expect(desk.h.state().calls.pendingClassification).toBeNull();
  expect(desk.status()).toEqual([1, null]);
});

it('a reload in the middle of a call: the new page asks about it', async () => {
  desk = await sitAtForcedDesk();
  await desk.offer();
  await desk.answer();
  desk.h.dispatch(pageHidden());
  await desk.h.settle();
  const { pendingClassification } = desk.h.state().calls;
  await desk.h.end();

  desk = await sitAtForcedDesk({
    status: 10,
    pauseReason: 'Classificando',
    kept: (state) => ({ ...state, calls: { ...state.calls, pendingClassification } }),
  });
  expect(desk.due()).toMatchObject({ call: { id: 'c1', uniqueId: 'u-c1' }, isRequired: true });
  await desk.classify();
  await desk.h.pass(1);
  expect(desk.due()).toBeNull();
  expect(desk.status()).toEqual([1, null]);
});

it('a call that ended on its page and asks for nothing owes nothing', async () => {
  desk = await sitAtForcedDesk({ configuration: { mustClassifyCalls: false } });
  await desk.offer();
  await desk.answer();
  expect(desk.h.state().calls.pendingClassification).toMatchObject({ id: 'c1' });
  await desk.end();
  expect(desk.h.state().calls.pendingClassification).toBeNull();
});

it('what is owed is not asked of the next agent', async () => {
  desk = await sitAtForcedDesk();
  await desk.offer();
  await desk.answer();
  await desk.end();
  expect(desk.h.state().calls.pendingClassification).not.toBeNull();
  expect(fold([loggedIn({ user: sampleUser() })], desk.h.state()).calls.pendingClassification).toBeNull();
});
