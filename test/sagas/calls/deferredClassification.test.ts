import * as calls from '../../../src/store/calls/actions';
import { selectPendingClassification } from '../../../src/store/calls/selectors';
import { loaded } from '../../../src/store/classification/actions';
import { fails } from '../../support/fakes/scripted';
import { startForced, type ForcedHarness } from '../../support/forcedHarness';

let harness: ForcedHarness;

beforeEach(async () => {
  harness = await startForced();
});

afterEach(() => harness.h.end());

describe('an agent who must classify', () => {
  it('is asked about a call that the centre is late to name, and paused for it again', async () => {
    await harness.offer('c1', {});
    await harness.answer();
    await harness.end();
    await harness.h.pass(60_000);
    expect(harness.status()).toEqual([1, null]);
    await harness.name('c1', '11988880001');
    expect(harness.due()).toMatchObject({ call: { id: 'c1' }, isRequired: true });
    expect(harness.status()).toEqual([10, 'Classificando']);
    await harness.classify();
    expect(harness.status()).toEqual([1, null]);
  });

  it('is asked nothing where the queue has nothing to choose', async () => {
    harness.h.dispatch(
      loaded({ classifications: [{ id: '1', name: 'Dúvida', queues: ['SAC'] }], subclassifications: [] }),
    );
    await harness.offer();
    await harness.answer();
    await harness.end();
    expect(harness.due()).toBeNull();
    expect(harness.status()).toEqual([1, null]);
  });

  it.each(['1', null])('is free once the classification is left for later: %s', async (classificationId) => {
    await harness.offer();
    await harness.answer();
    await harness.end();
    harness.h.services.callApi.classify.always(fails('NAO_ENCONTRADO'));
    await harness.classify();
    await harness.classify();
    expect(harness.due()).toMatchObject({ isRequired: true, refusals: 2 });
    const form = { classificationId, subclassificationId: null, notes: '', protocol: '' };
    harness.h.dispatch(calls.classifyDeferRequested({ callId: 'c1', ...form }));
    await harness.h.settle();
    expect(harness.due()).toBeNull();
    expect(harness.status()).toEqual([1, null]);
    expect(selectPendingClassification(harness.h.state())).toBeNull();
    const kept = [...harness.h.services.disk.pendingClassifications.values()];
    const isKept = { post: { kind: 'call', form: { uniqueId: 'u-c1' }, isDeferred: true } };
    expect(kept).toMatchObject(classificationId === null ? [] : [isKept]);
  });
});
