import type { UnknownAction } from '@reduxjs/toolkit';
import * as queues from '../../../src/store/queues/actions';
import { selectQueues, selectWaitingTotals } from '../../../src/store/queues/selectors';
import type { Queue, WaitingItem } from '../../../src/store/queues/types';
import { rootReducer, type RootState } from '../../../src/store/rootReducer';
import { sampleMembership } from '../../support/sagaSamples';

const NOBODY = { chat: 0, whatsapp: 0, email: 0, voice: 0 };

const queue = (name: string, waiting?: WaitingItem[]): Queue => ({
  name,
  type: 3,
  mustClassify: false,
  instances: [],
  email: null,
  ...(waiting === undefined ? {} : { waiting }),
});

const item = (id: string): WaitingItem => ({ id, name: 'Maria', since: null });

const mine = queues.membershipsReported({ memberships: [sampleMembership('SAC')] });
const known = queues.loaded({ queues: [queue('SAC')] });
const left = (conversationId: string, from: string | null = 'SAC') =>
  queues.waitingLeft({ conversationId, queue: from });

function after(...facts: UnknownAction[]): RootState {
  const before = rootReducer(undefined, { type: 'begun' });
  return [mine, ...facts].reduce<RootState>(rootReducer, before);
}

const counted = (whatsapp: number) =>
  queues.statusReported({ statuses: [], totals: { ...NOBODY, whatsapp } });

describe('the badges', () => {
  it('fall by the type of the queue for one that the server counted and did not list', () => {
    expect(selectWaitingTotals(after(known, counted(3), left('77'))).whatsapp).toBe(2);
    expect(selectWaitingTotals(after(known, counted(0), left('77'))).whatsapp).toBe(0);
  });

  it('stay for one that is in no list although all are listed, or from nobody knows where', () => {
    const listed = queues.waitingReported({
      complete: true,
      totals: { ...NOBODY, whatsapp: 2 },
      items: { SAC: [item('1'), item('2')] },
    });
    expect(selectWaitingTotals(after(known, listed, left('77'))).whatsapp).toBe(2);
    expect(selectWaitingTotals(after(known, listed, left('1'), left('1'))).whatsapp).toBe(1);
    expect(selectWaitingTotals(after(known, counted(3), left('77', null))).whatsapp).toBe(3);
  });

  it('begin with what the centre’s queues say of the agent’s, until the server tells more', () => {
    const loaded = queues.loaded({
      queues: [queue('SAC', [item('1'), item('2')]), queue('Vendas', [item('3')])],
    });
    const begun = after(loaded);
    expect(selectWaitingTotals(begun).whatsapp).toBe(2);
    expect(selectQueues(begun).waiting).toEqual({ SAC: [item('1'), item('2')] });
    expect(selectWaitingTotals(after(counted(5), loaded)).whatsapp).toBe(5);
  });
});

describe('who waits', () => {
  const three = { complete: false, totals: null, items: { SAC: [item('1'), item('2'), item('3')] } };
  const listed = queues.waitingReported(three);

  it('stays listed when one of them is told by itself', () => {
    const named = { ...item('2'), name: 'Rita' };
    const one = { complete: false, totals: null, items: { SAC: [named, item('4')] }, isByRow: true };
    const state = after(known, listed, queues.waitingReported(one));
    expect(selectQueues(state).waiting).toEqual({ SAC: [item('1'), named, item('3'), item('4')] });
    expect(selectWaitingTotals(state).whatsapp).toBe(4);
  });

  it('goes from the queue that one of them waited in before', () => {
    const moved = { complete: false, totals: null, items: { Vendas: [item('2')] }, isByRow: true };
    expect(selectQueues(after(known, listed, queues.waitingReported(moved))).waiting).toEqual({
      SAC: [item('1'), item('3')],
      Vendas: [item('2')],
    });
  });

  it('is those of the queue where the queue is told', () => {
    const whole = { complete: false, totals: null, items: { SAC: [item('4')] } };
    const state = after(known, listed, queues.waitingReported(whole));
    expect(selectQueues(state).waiting).toEqual({ SAC: [item('4')] });
  });
});

describe('queues that tell by themselves what changed', () => {
  const panel = (name: string, waiting: number) => ({ queue: name, agents: [], waiting });
  const all = queues.loaded({ queues: [queue('SAC'), queue('Vendas')] });
  const read = queues.statusReported({ statuses: [panel('SAC', 3), panel('Vendas', 2)], totals: null });
  const pushed = queues.statusReported({ statuses: [panel('SAC', 1)], totals: null, isPart: true });

  it('leave the others as they were, and count with them', () => {
    const state = after(all, read, pushed);
    expect(selectQueues(state).statuses).toEqual([panel('SAC', 1), panel('Vendas', 2)]);
    expect(selectWaitingTotals(state).whatsapp).toBe(3);
  });

  it('keep since when somebody waits in the others', () => {
    const since = (state: RootState) => state.worklist.firstSights.queues;
    const { Vendas } = since(after(all, read));
    expect(Vendas).toBeDefined();
    expect(since(after(all, read, pushed))).toMatchObject({ Vendas });
    const empty = queues.statusReported({ statuses: [panel('SAC', 0)], totals: null, isPart: true });
    expect(since(after(all, read, empty))).toEqual({ Vendas });
  });

  it('come beside those that nobody told of before, and go where all are read', () => {
    const state = after(
      all,
      pushed,
      queues.statusReported({ statuses: [panel('Vendas', 2)], totals: null, isPart: true }),
    );
    expect(selectQueues(state).statuses).toEqual([panel('SAC', 1), panel('Vendas', 2)]);
    const whole = queues.statusReported({ statuses: [panel('Vendas', 2)], totals: null });
    expect(selectQueues(rootReducer(state, whole)).statuses).toEqual([panel('Vendas', 2)]);
  });
});
