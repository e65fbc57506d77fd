import { sendPendingClassifications } from '../../../src/sagas/classification/sendPending';
import { submitClassification } from '../../../src/sagas/classification/submitClassification';
import type { PendingClassification } from '../../../src/services/storage/pendingClassifications';
import { cameOnline } from '../../../src/store/app/actions';
import { hungUpAtServer, rangAtServer } from '../../../src/store/calls/actions';
import {
  classificationDelivered,
  classificationDelayed,
  classificationRefused,
} from '../../../src/store/outbox/actions';
import { selectIsDeferred, selectPendingClassificationCount } from '../../../src/store/outbox/selectors';
import { alertRaised } from '../../../src/store/ui/actions';
import { createFakeDisk } from '../../support/fakes/fakeStorage';
import { fails, silence } from '../../support/fakes/scripted';
import { connected, signedIn } from '../../support/sagaFixtures';
import { createSagaHarness, START, type SagaHarness } from '../../support/sagaHarness';
import { sampleReportedCall } from '../../support/samples';

const said = { classificationId: '7', subclassificationId: null, notes: 'Boleto' };

const ofCall: PendingClassification = {
  kind: 'call',
  form: { ...said, reqId: 'r1', uniqueId: 'u1', protocol: '' },
  savedAt: START,
};

const ofConversation: PendingClassification = {
  kind: 'conversation',
  form: { ...said, reqId: 'r2', conversationId: '1001' },
  savedAt: START + 1,
};

const unnamed: PendingClassification = {
  kind: 'unnamedCall',
  form: { ...said, reqId: 'r3', callId: 'c3', protocol: '' },
  savedAt: START,
};

let h: SagaHarness;
const disk = createFakeDisk();

function open(): void {
  h = createSagaHarness({ facts: signedIn, disk });
}

/** The ids of what was told to the server, in order. */
const told = () => [
  ...h.services.callApi.classify.calls.map(([{ reqId }]) => reqId),
  ...h.services.classificationApi.classify.calls.map(([{ reqId }]) => reqId),
];

beforeEach(() => {
  disk.pendingClassifications.clear();
  disk.forbidden = false;
  open();
});

afterEach(() => h.end());

/** What came of it: the id that it is called, or the code of the refusal. */
async function post(one: PendingClassification): Promise<unknown> {
  let outcome: unknown;
  h.run(function* saying() {
    try {
      outcome = yield* submitClassification(one);
    } catch (error) {
      outcome = error;
    }
  });
  await h.settle();
  return outcome;
}

describe('a classification', () => {
  it('is on disk while nobody knows what the server says, and off it afterwards', async () => {
    h.services.callApi.classify.next(silence);
    await post(ofCall);
    expect([...disk.pendingClassifications.keys()]).toEqual(['r1']);
    await expect(post(ofConversation)).resolves.toEqual(expect.any(String));
    expect([...disk.pendingClassifications.keys()]).toEqual(['r1']);
  });

  it.each(['offline', 'timeout', 'INDISPONIVEL'])('that nobody answers (%s) is kept', async (code) => {
    h.services.callApi.classify.next(fails(code));
    await expect(post(ofCall)).resolves.toBe('r1');
    expect(h.payloads(classificationDelayed)).toEqual([{ reqId: 'r1' }]);
    expect(selectPendingClassificationCount(h.state())).toBe(1);
    expect([...disk.pendingClassifications.keys()]).toEqual(['r1']);
  });

  it('that the server refuses is the agent’s again', async () => {
    h.services.callApi.classify.next(fails('VALIDACAO'));
    await expect(post(ofCall)).resolves.toMatchObject({ code: 'VALIDACAO' });
    expect([...disk.pendingClassifications.keys()]).toEqual([]);
  });

  it('is the agent’s again where the browser keeps nothing', async () => {
    disk.forbidden = true;
    h.services.callApi.classify.next(fails('offline'));
    await expect(post(ofCall)).resolves.toMatchObject({ code: 'offline' });
    expect(h.payloads(classificationDelayed)).toEqual([]);
  });
});

describe('what is kept', () => {
  it.each([
    ['waits no more once the agent saved it again', [], classificationDelivered],
    ['waits no more when it is refused on being saved again', [fails('VALIDACAO')], classificationRefused],
  ])('%s', async (_what, answers, settled) => {
    h.services.classificationApi.classify.next(fails('timeout'), ...answers);
    await post(ofConversation);
    expect(selectPendingClassificationCount(h.state())).toBe(1);
    await post(ofConversation);
    expect(selectPendingClassificationCount(h.state())).toBe(0);
    expect(h.payloads(settled)).toMatchObject([{ reqId: 'r2' }]);
    expect([...disk.pendingClassifications.keys()]).toEqual([]);
  });

  it('goes out once the network is there again, each once and with its own id', async () => {
    h.run(sendPendingClassifications);
    await h.settle();
    h.services.callApi.classify.next(fails('offline'), fails('offline'));
    h.services.classificationApi.classify.next(fails('offline'));
    await post(ofCall);
    await post(ofConversation);
    await h.pass(2_000);
    expect(told()).toEqual(['r1', 'r1', 'r2']);
    h.dispatch(cameOnline());
    await h.settle();
    expect(told()).toEqual(['r1', 'r1', 'r1', 'r2', 'r2']);
    expect(h.payloads(classificationDelivered)).toEqual([{ reqId: 'r1' }, { reqId: 'r2' }]);
    expect(selectPendingClassificationCount(h.state())).toBe(0);
    await h.pass(120_000);
    expect(told()).toHaveLength(5);
  });

  it('outlives the page', async () => {
    h.services.callApi.classify.next(fails('offline'));
    await post(ofCall);
    await h.end();
    open();
    h.run(sendPendingClassifications);
    await h.settle();
    expect(told()).toEqual(['r1']);
    expect(disk.pendingClassifications.size).toBe(0);
  });

  it('that the agent left for later stays through refusals, is shown as owed, and goes out in the end', async () => {
    open();
    const { classify } = h.services.callApi;
    classify.next(fails('NAO_ENCONTRADO'), fails('VALIDACAO'));
    await h.services.pendingClassifications.put('ana', { ...ofCall, isDeferred: true });
    h.run(sendPendingClassifications);
    await h.pass(1_000);
    expect(classify.calls).toHaveLength(1);
    expect(selectIsDeferred(h.state(), 'u1')).toBe(true);
    await h.pass(11 * 60_000);
    await h.pass(11 * 60_000);
    expect(classify.calls).toHaveLength(3);
    expect(selectIsDeferred(h.state(), 'u1')).toBe(false);
    expect(disk.pendingClassifications.size).toBe(0);
    await h.end();
  });

  it('that was left for later gives way to what the agent saves of the same call', async () => {
    open();
    h.services.callApi.classify.next(fails('NAO_ENCONTRADO'));
    await h.services.pendingClassifications.put('ana', { ...ofCall, isDeferred: true });
    h.run(sendPendingClassifications);
    await h.pass(1_000);
    await post({ ...ofCall, form: { ...ofCall.form, reqId: 'r9' } });
    expect(selectIsDeferred(h.state(), 'u1')).toBe(false);
    expect(disk.pendingClassifications.size).toBe(0);
    await h.end();
  });

  it('that is refused in the end is told, and does not hold up the next', async () => {
    disk.pendingClassifications.set('r1', { agent: 'ana', post: ofCall });
    disk.pendingClassifications.set('r2', { agent: 'ana', post: ofConversation });
    h.services.callApi.classify.next(fails('VALIDACAO', 'Classificação inativa'));
    h.run(sendPendingClassifications);
    await h.settle();
    expect(h.payloads(classificationRefused)).toMatchObject([{ reqId: 'r1', code: 'VALIDACAO' }]);
    expect(h.payloads(alertRaised)).toEqual([
      { textId: 'outbox.postRefused', detail: 'Classificação inativa' },
    ]);
    expect(h.payloads(classificationDelivered)).toEqual([{ reqId: 'r2' }]);
    expect(disk.pendingClassifications.size).toBe(0);
  });

  it.each([
    ['a gateway whose server is away', 'http', 0, 1],
    ['a gateway that waited too long', 'gateway', 0, 1],
    ['something that has refused it for a day', 'http', 24 * 60 * 60_000, 0],
    ['a server that does not know the agent any more', 'NAO_AUTENTICADO', 0, 1],
  ])('%s: %s', async (_who, code, age, left) => {
    disk.pendingClassifications.set('r1', { agent: 'ana', post: { ...ofCall, savedAt: START - age } });
    h.services.callApi.classify.next(fails(code));
    h.run(sendPendingClassifications);
    await h.settle();
    expect(disk.pendingClassifications.size).toBe(left);
  });

  describe('of a call that the centre has not named', () => {
    beforeEach(() => {
      disk.pendingClassifications.set('r3', { agent: 'ana', post: unnamed });
      disk.pendingClassifications.set('r2', { agent: 'ana', post: ofConversation });
    });

    it('waits, without holding up what was said of others', async () => {
      h.run(sendPendingClassifications);
      await h.pass(60_000);
      expect(told()).toEqual(['r2']);
      expect([...disk.pendingClassifications.keys()]).toEqual(['r3']);
    });

    it('goes out under its name once the centre tells it, even if the call is over by then', async () => {
      h.run(sendPendingClassifications);
      await h.settle();
      h.dispatch(rangAtServer({ call: sampleReportedCall({ uniqueId: '17.3', callId: 'c3' }) }));
      h.dispatch(hungUpAtServer({ uniqueId: '17.3', cause: 16, at: '', conversationId: null }));
      await h.pass(2_000);
      expect(h.services.callApi.classify.calls).toEqual([
        [{ ...said, protocol: '', reqId: 'r3', uniqueId: '17.3' }],
      ]);
      expect(disk.pendingClassifications.size).toBe(0);
    });

    it('is given back to the agent where the centre can be heard and does not know the call', async () => {
      h.run(sendPendingClassifications);
      await h.pass(10 * 60_000 + 2_000);
      expect(h.payloads(alertRaised)).toEqual([]);
      connected().forEach((fact) => h.dispatch(fact));
      await h.pass(10 * 60_000 + 2_000);
      expect(h.payloads(alertRaised)).toEqual([{ textId: 'outbox.postUnnamed', detail: null }]);
      expect(h.payloads(classificationRefused)).toMatchObject([{ reqId: 'r3' }]);
      expect(disk.pendingClassifications.size).toBe(0);
    });
  });

  it('of another agent stays where it is', async () => {
    disk.pendingClassifications.set('r1', { agent: 'bruno', post: ofCall });
    h.run(sendPendingClassifications);
    await h.settle();
    expect(told()).toEqual([]);
  });
});
