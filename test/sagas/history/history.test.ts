import { serve } from '../../../src/sagas/core/workers';
import { sessionWorkers } from '../../../src/sagas/sessionWorkers';
import { sendPendingClassifications } from '../../../src/sagas/classification/sendPending';
import type { RowParts } from '../../../src/services/api/listParts';
import { cameOnline } from '../../../src/store/app/actions';
import * as history from '../../../src/store/history/actions';
import { selectListedCalls, selectListedServices } from '../../../src/store/history/listSelectors';
import { selectHistoryRead } from '../../../src/store/history/selectors';
import type { CallRow } from '../../../src/store/history/types';
import { classificationDelivered } from '../../../src/store/outbox/actions';
import { selectPendingClassificationCount } from '../../../src/store/outbox/selectors';
import { ServiceError } from '../../../src/services/serviceError';
import { deferred, fails } from '../../support/fakes/scripted';
import { atWork } from '../../support/sagaFixtures';
import { createSagaHarness, type SagaHarness } from '../../support/sagaHarness';
import { sampleCallRow, sampleServiceRow } from '../../support/samples';

let h: SagaHarness;
beforeEach(() => {
  h = createSagaHarness({ facts: () => atWork() });
  h.run(() => serve(sessionWorkers()));
});
afterEach(() => h.end());

const week = { from: '2026-03-03', to: '2026-03-10' };

const api = () => h.services.historyApi;

const ids = () => selectListedCalls(h.state()).map(({ id }) => id);

const parts = (...of: CallRow[][]): RowParts<CallRow> => of.map((rows) => () => rows);

async function read(table: 'calls' | 'services' = 'calls'): Promise<void> {
  h.dispatch(history.readRequested({ table, period: week }));
  await h.pass(100);
}

describe('the calls', () => {
  it('are those of the agent on all the days of the period, put into the table part by part', async () => {
    api().calls.next(() => parts([sampleCallRow({ id: 'u1' })], [sampleCallRow({ id: 'u2' })]));
    await read();
    const [from, to] = [new Date(2026, 2, 3).getTime(), new Date(2026, 2, 11).getTime() - 1];
    expect(api().calls.calls).toEqual([[{ agent: 'Ana Lima', from, to }]]);
    expect(h.types('history')).toEqual([
      'history/readRequested',
      'history/readStarted',
      'history/callsLoaded',
      'history/callsLoaded',
      'history/readCompleted',
    ]);
    expect(ids()).toEqual(['u1', 'u2']);
  });

  it('say why they could not be read, also where a part cannot be understood', async () => {
    api().calls.next(fails('timeout'), () => [
      () => {
        throw new ServiceError('badAnswer');
      },
    ]);
    await read();
    expect(selectHistoryRead(h.state(), 'calls')).toMatchObject({ failure: { code: 'timeout' } });
    await read();
    expect(selectHistoryRead(h.state(), 'calls')).toMatchObject({ failure: { code: 'badAnswer' } });
    await read();
    expect(selectHistoryRead(h.state(), 'calls').status).toBe('loaded');
  });

  it('that come late never take the place of those that were asked for after them', async () => {
    const late = deferred<RowParts<CallRow>>();
    api().calls.next(
      () => late.promise,
      () => parts([sampleCallRow({ id: 'new' })]),
    );
    await read();
    await read();
    late.resolve(parts([sampleCallRow({ id: 'old' })]));
    await h.pass(1_000);
    expect(ids()).toEqual(['new']);
  });

  it('that come when the agent has left change nothing', async () => {
    const late = deferred<RowParts<CallRow>>();
    api().calls.next(() => late.promise);
    await read();
    h.dispatch(history.leaveRequested());
    const before = h.state().history;
    late.resolve(parts([sampleCallRow()]));
    await h.pass(1_000);
    expect(h.state().history).toBe(before);
  });
});

describe('a classification that went out late', () => {
  it('has the rows on screen read again: an answer from before it does not have it', async () => {
    const late = deferred<RowParts<CallRow>>();
    api().calls.next(
      () => late.promise,
      () => parts([sampleCallRow({ id: 'u1', classification: 'Venda' })]),
    );
    await read();
    h.dispatch(classificationDelivered({ reqId: 'r1' }));
    late.resolve(parts([sampleCallRow({ id: 'u1', classification: null })]));
    await h.pass(1_000);
    expect(selectListedCalls(h.state())).toMatchObject([{ id: 'u1', classification: 'Venda' }]);
  });

  it('has the table read that is on screen, and none where the agent is elsewhere', async () => {
    await read();
    await read('services');
    h.dispatch(classificationDelivered({ reqId: 'r1' }));
    await h.pass(1_000);
    expect([api().calls.calls.length, api().services.calls.length]).toEqual([1, 2]);
    h.dispatch(history.leaveRequested());
    h.dispatch(classificationDelivered({ reqId: 'r2' }));
    await h.pass(1_000);
    expect([api().calls.calls.length, api().services.calls.length]).toEqual([1, 2]);
  });
});

describe('the services', () => {
  it('are those of the agent in the own queues', async () => {
    api().services.next(() => [() => [sampleServiceRow({ id: '7' })]]);
    await read('services');
    expect(api().services.calls).toMatchObject([[{ agent: 'Ana Lima' }, ['SAC']]]);
    expect(selectListedServices(h.state())).toMatchObject([{ conversation: { id: '7' } }]);
  });
});

it('the search filters once typing rested for 500 ms', async () => {
  h.dispatch(history.searchRequested({ text: 'ma' }));
  await h.pass(400);
  h.dispatch(history.searchRequested({ text: 'mar' }));
  await h.pass(499);
  expect(h.state().history.search).toEqual({ typed: 'mar', applied: '' });
  await h.pass(1);
  expect(h.payloads(history.searchSettled)).toEqual([{ text: 'mar' }]);
});

describe('a classification', () => {
  const choice = { classificationId: '1', subclassificationId: '11', notes: 'Boleto' };
  const form = { table: 'calls', id: 'u1', ...choice, protocol: 'P-9' } as const;

  it('of a call goes by the centre’s id of it', async () => {
    h.dispatch(history.classifyRequested(form));
    await h.settle();
    const [[sent] = []] = h.services.callApi.classify.calls;
    expect(sent).toMatchObject({ uniqueId: 'u1', ...choice, protocol: 'P-9' });
    expect(h.payloads(history.classified)).toEqual([{ table: 'calls', id: 'u1', ...choice }]);
  });

  it('of a service goes by its protocol number, in the agent’s name', async () => {
    h.dispatch(history.classifyRequested({ ...form, table: 'services', id: '7' }));
    await h.settle();
    expect(h.services.classificationApi.classify.calls).toMatchObject([
      [{ conversationId: '7', ...choice }, 'Ana Lima'],
    ]);
  });

  it('that nobody answers is kept, shows as said, and goes out as the same one', async () => {
    h.run(sendPendingClassifications);
    const { classify } = h.services.callApi;
    classify.next(fails('offline'));
    h.dispatch(history.classifyRequested(form));
    await h.settle();
    expect(h.payloads(history.classified)).toEqual([{ table: 'calls', id: 'u1', ...choice }]);
    expect(selectPendingClassificationCount(h.state())).toBe(1);
    h.dispatch(cameOnline());
    await h.pass(60_000);
    const [first, again, ...more] = classify.calls.map(([{ reqId }]) => reqId);
    expect(again).toBe(first);
    expect(more).toEqual([]);
    expect(selectPendingClassificationCount(h.state())).toBe(0);
  });

  it('of the same row in other words goes out once the first is answered; the same words do not again', async () => {
    const { classify } = h.services.callApi;
    const late = deferred<undefined>();
    classify.next(() => late.promise);
    for (const notes of ['Boleto', 'Boleto', 'Segunda via'])
      h.dispatch(history.classifyRequested({ ...form, notes }));
    await h.settle();
    const notes = () => classify.calls.map(([sent]) => sent.notes);
    expect(notes()).toEqual(['Boleto']);
    late.resolve(undefined);
    await h.settle();
    expect(notes()).toEqual(['Boleto', 'Segunda via']);
    expect(h.payloads(history.classified)).toMatchObject([{ notes: 'Boleto' }, { notes: 'Segunda via' }]);
  });

  it('that the server refuses says why, and is another one once it was answered', async () => {
    const { classify } = h.services.callApi;
    classify.next(fails('NAO_ENCONTRADO'));
    for (let time = 0; time < 3; time += 1) {
      h.dispatch(history.classifyRequested(form));
      await h.settle();
    }
    expect(h.payloads(history.classifyFailed)).toMatchObject([{ id: 'u1', code: 'NAO_ENCONTRADO' }]);
    const [first, again, other] = classify.calls.map(([{ reqId }]) => reqId);
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });
});

describe('a table as a file', () => {
  it('is handed to the browser, and its text is kept no longer', async () => {
    const save = jest.spyOn(h.services.download, 'save');
    const textId = h.services.handles.deposit('Data;Número');
    const asked = { table: 'calls', textId, fileName: 'ligacoes.csv', rows: 1 } as const;
    h.dispatch(history.exportRequested(asked));
    h.dispatch(history.exportRequested(asked));
    await h.settle();
    expect(save.mock.calls).toEqual([['ligacoes.csv', 'Data;Número', 'text/csv;charset=utf-8']]);
    expect(h.payloads(history.exported)).toEqual([{ table: 'calls', rows: 1 }]);
  });
});
