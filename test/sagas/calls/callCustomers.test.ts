import { watchCallCustomers } from '../../../src/sagas/calls/callCustomers';
import * as calls from '../../../src/store/calls/actions';
import { customerIdOf } from '../../../src/store/calls/customerSelectors';
import { selectCall } from '../../../src/store/calls/selectors';
import { selectContact } from '../../../src/store/contacts/selectors';
import { deferred, fails } from '../../support/fakes/scripted';
import { holdOf, offeredCall, outgoingCall, taken } from '../../support/liveCalls';
import { atWork } from '../../support/sagaFixtures';
import { createSagaHarness, type SagaHarness } from '../../support/sagaHarness';
import { sampleContact } from '../../support/samples';

let h: SagaHarness;

beforeEach(() => {
  h = createSagaHarness({ facts: atWork });
  h.run(watchCallCustomers);
});

afterEach(() => h.end());

const api = () => h.services.contactApi;

const customer = (callId = 'in1') => {
  const call = selectCall(h.state(), callId);
  return call === null ? null : customerIdOf(call);
};

const unnamed = (callId = 'in1', number = '11988880001') =>
  offeredCall(callId, { name: null, contactId: null, number });

describe('the customer of a call', () => {
  it('is read while it rings, by the contact that the centre told', async () => {
    h.dispatch(offeredCall());
    await h.settle();
    expect(api().one.calls).toEqual([['77']]);
    expect(api().byNumber.calls).toEqual([]);
    expect(selectContact(h.state(), '77')).toEqual(sampleContact());
    taken().forEach((fact) => h.dispatch(fact));
    await h.settle();
    expect(api().one.calls).toHaveLength(1);
  });

  it.each([null, '', '9999999'])('is found by the number where the centre told %j', async (contactId) => {
    api().byNumber.always(() => sampleContact({ id: '12' }));
    h.dispatch(offeredCall('in1', { contactId }));
    await h.settle();
    expect(api().one.calls).toEqual([]);
    expect(api().byNumber.calls).toEqual([['11988880001']]);
    expect(customer()).toBe('12');
    expect(selectContact(h.state(), '12')?.id).toBe('12');
  });

  it('is nobody where the centre knows nobody by that number, and is not asked for twice', async () => {
    api().byNumber.always(() => null);
    h.dispatch(unnamed());
    await h.settle();
    taken().forEach((fact) => h.dispatch(fact));
    await h.settle();
    expect(api().byNumber.calls).toHaveLength(1);
    expect(customer()).toBeNull();
  });

  it('is asked for again at the answer where the first read failed', async () => {
    api().byNumber.next(fails('offline'));
    h.dispatch(unnamed());
    await h.settle();
    expect(customer()).toBeNull();
    api().byNumber.next(() => sampleContact({ id: '12' }));
    taken().forEach((fact) => h.dispatch(fact));
    await h.settle();
    expect(customer()).toBe('12');
  });

  it('is another once another is at the other end, also while the first answer is on its way', async () => {
    const slow = deferred<ReturnType<typeof sampleContact>>();
    api().byNumber.next(() => slow.promise);
    h.dispatch(unnamed());
    await h.settle();
    api().byNumber.next(() => sampleContact({ id: '13' }));
    h.dispatch(calls.identityChanged({ callId: 'in1', number: '1133330000', name: null }));
    await h.settle();
    expect(customer()).toBe('13');
    slow.resolve(sampleContact({ id: '12' }));
    await h.settle();
    expect(customer()).toBe('13');
  });

  it('of one call is not that of another', async () => {
    api().byNumber.always(({ length }) => sampleContact({ id: String(length) }));
    h.dispatch(unnamed());
    await h.settle();
    [...taken(), ...holdOf('in1', true), ...outgoingCall('out1', { number: '4002' })].forEach((fact) =>
      h.dispatch(fact),
    );
    await h.settle();
    expect([customer('in1'), customer('out1')]).toEqual(['11', '4']);
  });

  it('is not asked for of a conference room', async () => {
    outgoingCall('r1', { number: '*701001', room: '1001' }).forEach((fact) => h.dispatch(fact));
    await h.settle();
    expect(api().byNumber.calls).toEqual([]);
    expect(customer('r1')).toBeNull();
  });
});
