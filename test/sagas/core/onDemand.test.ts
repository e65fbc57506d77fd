import type { Action } from '@reduxjs/toolkit';
import { delay, type SagaGenerator } from '../../../src/sagas/core/effects';
import { serveOnDemand } from '../../../src/sagas/core/onDemand';
import { service, type Service } from '../../../src/sagas/core/serve';
import * as conversations from '../../../src/store/conversations/actions';
import { deferred } from '../../support/fakes/scripted';
import { atWork } from '../../support/sagaFixtures';
import { createSagaHarness, type SagaHarness } from '../../support/sagaHarness';

const { lastCloseRequested, lastReadRequested, transferOpenRequested } = conversations;

const open = (conversationId: string) => transferOpenRequested({ conversationId });

let h: SagaHarness;
let done: string[];

beforeEach(() => {
  h = createSagaHarness({ facts: () => atWork() });
  done = [];
});
afterEach(() => h.end());

/** A second's work that says what it was asked. */
function work(name: string) {
  return function* worker(action: Action): SagaGenerator<void> {
    const asked = transferOpenRequested.match(action) ? action.payload.conversationId : action.type;
    done.push(`${name} begins ${asked}`);
    yield* delay(1_000);
    done.push(`${name} ends ${asked}`);
  };
}

function start(load: () => Promise<readonly Service[]>): void {
  h.run(() => serveOnDemand(load));
}

const rows = (of: Service['of']) => [service(of, [transferOpenRequested], work(of))];

it('fetches nothing until something is asked, and then once', async () => {
  let loads = 0;
  start(() => {
    loads += 1;
    return Promise.resolve(rows('every'));
  });
  await h.pass(60_000);
  expect(loads).toBe(0);
  h.dispatch(open('1'));
  await h.settle();
  h.dispatch(open('2'));
  await h.settle();
  expect(loads).toBe(1);
  expect(done).toEqual(['every begins 1', 'every begins 2']);
  await h.pass(1_000);
});

it('serves in order what was asked before it came', async () => {
  const late = deferred<readonly Service[]>();
  start(() => late.promise);
  h.dispatch(open('1'));
  h.dispatch(open('2'));
  await h.settle();
  expect(done).toEqual([]);
  late.resolve(rows('every'));
  await h.pass(1_000);
  expect(done).toEqual(['every begins 1', 'every begins 2', 'every ends 1', 'every ends 2']);
});

it.each([
  ['latest', ['latest begins 1', 'latest begins 2', 'latest ends 2']],
  ['leading', ['leading begins 1', 'leading ends 1', 'leading begins 3', 'leading ends 3']],
] as const)('of several at once keeps the %s', async (of, expected) => {
  start(() => Promise.resolve(rows(of)));
  h.dispatch(open('1'));
  await h.settle();
  h.dispatch(open('2'));
  await h.pass(1_000);
  if (of === 'leading') h.dispatch(open('3'));
  await h.pass(1_000);
  expect(done).toEqual(expected);
});

it('gives each worker only what it serves', async () => {
  start(() => Promise.resolve([...rows('every'), service('every', [lastReadRequested], work('other'))]));
  h.dispatch(lastReadRequested());
  h.dispatch(lastCloseRequested());
  await h.pass(1_000);
  expect(done).toEqual([
    ...['other begins conversations/lastReadRequested', 'other ends conversations/lastReadRequested'],
  ]);
});

it('is fetched again when that failed, and loses nothing meanwhile', async () => {
  let loads = 0;
  start(() => {
    loads += 1;
    return loads === 1 ? Promise.reject(new Error('No network')) : Promise.resolve(rows('every'));
  });
  h.dispatch(open('1'));
  await h.settle();
  h.dispatch(open('2'));
  await h.pass(2_000);
  expect(done).toEqual(['every begins 1', 'every begins 2']);
  await h.pass(1_000);
});
