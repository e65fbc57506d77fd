import type { UnknownAction } from '@reduxjs/toolkit';
import { keepConnected } from '../../../src/sagas/connection/realtimeConnection';
import { cameOnline, hidden, shown, woke } from '../../../src/store/app/actions';
import { attemptStarted, lost } from '../../../src/store/connection/actions';
import { attemptFailed } from '../../../src/store/outbox/actions';
import { refused } from '../../support/fakes/fakeCommands';
import { silence } from '../../support/fakes/scripted';
import { signedIn } from '../../support/sagaFixtures';
import { createSagaHarness, type SagaHarness } from '../../support/sagaHarness';

let h: SagaHarness;

beforeEach(async () => {
  h = createSagaHarness({ facts: signedIn });
  h.run(keepConnected);
  await h.settle();
  h.forget();
});

afterEach(() => h.end());

const questions = () => h.services.commands.queueStatus.calls.length;

const unanswered = (code: string) => attemptFailed({ clientMsgId: 'm1', code, message: '' });

describe('a connection that only looks open', () => {
  it.each<[string, () => UnknownAction]>([
    ['the machine slept', () => woke({ sleptMs: 60_000 })],
    ['the network came back', () => cameOnline()],
    ['a message had no answer', () => unanswered('timeout')],
  ])('is made anew at once when %s and the server says nothing for 3 s', async (_why, cause) => {
    h.services.commands.queueStatus.next(silence);
    h.dispatch(cause());
    await h.pass(2_999);
    expect(h.services.realtime.attempts).toHaveLength(1);
    await h.pass(1);
    expect(h.payloads(lost)).toEqual([{ cause: 'io client disconnect' }]);
    expect(h.payloads(attemptStarted)).toEqual([{ attempt: 1 }]);
    expect(h.state().connection).toMatchObject({ status: 'live', lostAt: null });
  });

  it('is noticed after the page was out of sight for a minute', async () => {
    h.services.commands.queueStatus.next(silence);
    h.dispatch(hidden());
    await h.pass(59_000);
    h.dispatch(shown());
    await h.settle();
    expect(questions()).toBe(0);
    h.dispatch(hidden());
    await h.pass(60_000);
    h.dispatch(shown());
    await h.pass(3_000);
    expect(h.services.realtime.attempts).toHaveLength(2);
  });

  it('is made anew without asking a server that answers nothing', async () => {
    await h.end();
    h = createSagaHarness({ facts: signedIn });
    h.services.realtime.authenticate.always(() => ({ kind: 'noAck' }));
    h.run(keepConnected);
    await h.settle();
    h.dispatch(woke({ sleptMs: 60_000 }));
    await h.settle();
    expect(questions()).toBe(0);
    expect(h.services.realtime.attempts).toHaveLength(2);
  });
});

describe('a connection that is open', () => {
  it.each([
    ['answers', undefined],
    ['refuses', () => refused('INTERNO')],
  ])('stays when the server %s', async (_how, answer) => {
    if (answer !== undefined) h.services.commands.queueStatus.next(answer);
    h.dispatch(woke({ sleptMs: 60_000 }));
    await h.pass(10_000);
    expect(questions()).toBe(1);
    expect(h.services.realtime.attempts).toHaveLength(1);
    h.dispatch(cameOnline());
    await h.settle();
    expect(questions()).toBe(2);
  });

  it('is not suspected because a message was refused or could not go out', async () => {
    h.dispatch(unanswered('INDISPONIVEL'));
    h.dispatch(unanswered('offline'));
    await h.settle();
    expect(questions()).toBe(0);
  });
});
