import { keepChoices } from '../../../src/sagas/classification/classification';
import { serve } from '../../../src/sagas/core/workers';
import { sessionWorkers } from '../../../src/sagas/sessionWorkers';
import { sendPendingClassifications } from '../../../src/sagas/classification/sendPending';
import * as calls from '../../../src/store/calls/actions';
import { selectCallClassification } from '../../../src/store/calls/selectors';
import { selectClassification } from '../../../src/store/classification/selectors';
import { lost } from '../../../src/store/connection/actions';
import { deferred, fails } from '../../support/fakes/scripted';
import { connected } from '../../support/sagaFixtures';
import { sampleReportedCall } from '../../support/samples';
import { createVoiceHarness, type VoiceHarness } from '../../support/voiceHarness';

let h: VoiceHarness;

beforeEach(async () => {
  h = createVoiceHarness();
  h.run(() => serve(sessionWorkers()));
  h.run(keepChoices);
  await h.start();
  h.phone.offer('c1', { data: { 'X-Uniqueid': '17.1' } });
  h.dispatch(calls.answerRequested({ callId: 'c1' }));
  await h.settle();
  h.dispatch(calls.classifyOpenRequested({ callId: 'c1' }));
  await h.settle();
  h.forget();
});

afterEach(() => h.end());

const FORM = {
  callId: 'c1',
  classificationId: '1',
  subclassificationId: '11',
  notes: 'segunda via',
  protocol: '2026-17',
};

async function classify(fields: Partial<typeof FORM> = {}): Promise<void> {
  h.dispatch(calls.classifyRequested({ ...FORM, ...fields }));
  await h.settle();
}

const sent = () => h.services.callApi.classify.calls.map(([form]) => form);

describe('the classification of a call', () => {
  it('finds its choices read', () => {
    expect(selectClassification(h.state()).read.status).toBe('loaded');
  });

  it('is sent under the id of the centre, and closes', async () => {
    await classify();
    const { callId: _callId, ...form } = FORM;
    expect(sent()).toEqual([{ ...form, reqId: expect.any(String) as string, uniqueId: '17.1' }]);
    expect(h.types('calls')).toEqual([
      'calls/classifyRequested',
      'calls/classifyStarted',
      'calls/classified',
    ]);
    expect(selectCallClassification(h.state())).toBeNull();
    expect(h.call('c1').classified).toBe(true);
  });

  it('that fails tells why and stays open; the same form is the same classification', async () => {
    h.services.callApi.classify.next(fails('http', 'Sem banco'));
    await classify();
    expect(selectCallClassification(h.state())).toMatchObject({
      status: 'idle',
      failure: { code: 'http' },
    });
    await classify();
    expect(sent()[0]?.reqId).toBe(sent()[1]?.reqId);
    expect(selectCallClassification(h.state())).toBeNull();
  });

  it.each(['offline', 'http', 'gateway'])(
    'that nobody answers (%s) is kept, and the agent goes on',
    async (code) => {
      h.services.callApi.classify.next(fails(code));
      await classify();
      expect(selectCallClassification(h.state())).toBeNull();
      expect([...h.services.disk.pendingClassifications.values()]).toMatchObject([
        { agent: 'ana', post: { kind: 'call' } },
      ]);
    },
  );

  it('that the agent changed is another one', async () => {
    h.services.callApi.classify.next(fails('http'));
    await classify();
    await classify({ notes: 'outra' });
    expect(sent()[0]?.reqId).not.toBe(sent()[1]?.reqId);
  });

  it('in other words goes out once the first is answered; in the same words it does not again', async () => {
    const late = deferred<undefined>();
    h.services.callApi.classify.next(() => late.promise);
    for (const notes of ['segunda via', 'segunda via', 'boleto']) await classify({ notes });
    expect(sent().map(({ notes }) => notes)).toEqual(['segunda via']);
    late.resolve(undefined);
    await h.settle();
    expect(sent().map(({ notes }) => notes)).toEqual(['segunda via', 'boleto']);
    expect(h.payloads(calls.classified)).toHaveLength(2);
  });

  describe('of a call that the centre has not named', () => {
    beforeEach(async () => {
      h.phone.end('c1');
      await h.settle();
      h.phone.offer('c2');
      h.dispatch(calls.answerRequested({ callId: 'c2' }));
      await h.settle();
      h.dispatch(calls.classifyCloseRequested());
      h.dispatch(calls.classifyOpenRequested({ callId: 'c2' }));
    });

    it('cannot be sent where the centre can be heard', async () => {
      await classify({ callId: 'c2' });
      expect(sent()).toEqual([]);
      expect(selectCallClassification(h.state())?.failure?.code).toBe('NAO_ENCONTRADO');
    });

    it('is kept where it cannot, and goes out under the name that the centre tells later', async () => {
      h.run(sendPendingClassifications);
      h.dispatch(lost({ cause: 'transport close' }));
      await classify({ callId: 'c2' });
      expect(selectCallClassification(h.state())).toBeNull();
      expect([...h.services.disk.pendingClassifications.values()]).toMatchObject([
        { post: { kind: 'unnamedCall' } },
      ]);
      connected().forEach((fact) => h.dispatch(fact));
      h.dispatch(calls.rangAtServer({ call: sampleReportedCall({ uniqueId: '17.2', callId: 'c2' }) }));
      await h.pass(5_000);
      const { callId: _callId, ...form } = FORM;
      expect(sent()).toEqual([{ ...form, reqId: expect.any(String) as string, uniqueId: '17.2' }]);
      expect(h.services.disk.pendingClassifications.size).toBe(0);
    });

    it('stays in the form where it cannot, and the browser keeps nothing', async () => {
      h.services.disk.forbidden = true;
      h.dispatch(lost({ cause: 'transport close' }));
      await classify({ callId: 'c2' });
      expect(selectCallClassification(h.state())?.failure?.code).toBe('offline');
    });
  });
});
