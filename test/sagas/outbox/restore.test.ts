import { keepOutbox } from '../../../src/sagas/outbox/watchOutbox';
import { loggedOutByServer } from '../../../src/store/auth/actions';
import type { OutboxItem } from '../../../src/store/outbox/types';
import { messageOf } from '../../support/fakes/fakeCommands';
import { createFakeDisk, type FakeDisk } from '../../support/fakes/fakeStorage';
import { deferred, fails, silence } from '../../support/fakes/scripted';
import { manyConversations, outboxBench, startOutbox, type OutboxBench } from '../../support/outboxBench';
import { askToLogIn, runSessions } from '../../support/runSession';
import { sampleOutboxItem } from '../../support/samples';
import { configured } from '../../support/sagaFixtures';
import { createSagaHarness, START } from '../../support/sagaHarness';
import { sampleLogin, sampleUser, SECRETS } from '../../support/sagaSamples';

let bench: OutboxBench;
afterEach(() => bench.h.end());

function diskWith(...items: { agent?: string; item: Partial<OutboxItem> }[]): FakeDisk {
  const disk = createFakeDisk();
  items.forEach(({ agent = 'ana', item }, index) => {
    const full = sampleOutboxItem({
      clientMsgId: `kept-${index}`,
      order: index,
      createdAt: START - 60_000,
      queuedAt: START - 60_000,
      ...item,
    });
    disk.outbox.set(full.clientMsgId, { agent, item: full });
  });
  return disk;
}

async function startWith(...items: Parameters<typeof diskWith>): Promise<void> {
  bench = await startOutbox({ disk: diskWith(...items) });
}

describe('a reload', () => {
  it('sends what was in line, in its order', async () => {
    await startWith({ item: { text: 'um' } }, { item: { text: 'dois' } });
    expect(bench.sent()).toEqual(['um', 'dois']);
    expect(bench.stored()).toEqual([]);
  });

  it('looks for what was in flight before it sends it again', async () => {
    const disk = diskWith({ item: { text: 'um', state: 'sending', attempts: 1 } });
    const h = createSagaHarness({ facts: manyConversations, disk });
    bench = outboxBench(h);
    const [kept] = disk.outbox.values();
    h.services.conversationApi.messages.always(() =>
      kept === undefined ? [] : [messageOf(kept.item, '700')],
    );
    h.run(keepOutbox);
    await h.settle();
    expect(bench.sent()).toEqual([]);
    expect(bench.messages()).toEqual(['um']);
    expect(bench.stored()).toEqual([]);
  });

  it('looks too for what was in flight after an earlier attempt that the server had refused', async () => {
    const busy = { code: 'INDISPONIVEL', message: '' };
    bench = await startOutbox();
    bench.h.services.commands.sendMessage.next(() => ({
      kind: 'refused',
      failure: busy,
      retryable: true,
      retryAfterMs: 10,
    }));
    bench.h.services.commands.sendMessage.next(silence);
    bench.send('um');
    await bench.h.pass(10);
    const { disk } = bench.h.services;
    await bench.h.end();
    const h = createSagaHarness({ facts: manyConversations, disk, idPrefix: 'later' });
    bench = outboxBench(h);
    h.run(keepOutbox);
    await h.settle();
    expect(h.services.conversationApi.messages.calls).toEqual([['1001']]);
    expect(bench.sent()).toEqual(['um']);
  });

  it('keeps on disk that a message went out, from before it does', async () => {
    bench = await startOutbox();
    const { services, settle } = bench.h;
    const written = deferred<undefined>();
    const { put } = services.outbox;
    services.outbox.put = async (agent, item) => {
      if (item.state === 'sending') await written.promise;
      await put(agent, item);
    };
    services.commands.sendMessage.next(silence);
    bench.send('um');
    await settle();
    expect(bench.sent()).toEqual([]);
    written.resolve(undefined);
    await settle();
    expect(bench.sent()).toEqual(['um']);
    const [kept] = services.disk.outbox.values();
    expect(kept?.item).toMatchObject({ state: 'sending', attempts: 1 });
  });

  it('shows what is older than 10 minutes as failed and does not send it', async () => {
    await startWith({ item: { text: 'velho', queuedAt: START - 10 * 60_000 - 1 } });
    expect(bench.sent()).toEqual([]);
    expect(bench.unsent()).toEqual({ velho: 'failed' });
    expect(Object.values(bench.h.state().outbox.items)[0]?.failure).toEqual({ code: 'expired', message: '' });
  });

  it('looks for an old one that may have arrived, and says that it was not sent only where it is not there', async () => {
    const old = { state: 'sending', attempts: 1, wentOut: true, queuedAt: START - 11 * 60_000 } as const;
    const disk = diskWith({ item: { ...old, text: 'chegou' } }, { item: { ...old, text: 'não chegou' } });
    const h = createSagaHarness({ facts: manyConversations, disk });
    bench = outboxBench(h);
    const [arrived] = disk.outbox.values();
    h.services.conversationApi.messages.always(() =>
      arrived === undefined ? [] : [messageOf(arrived.item, '700')],
    );
    h.run(keepOutbox);
    await h.settle();
    expect(bench.sent()).toEqual([]);
    expect(bench.messages()).toEqual(['chegou']);
    expect(bench.unsent()).toEqual({ 'não chegou': 'failed' });
    expect(Object.values(h.state().outbox.items)[0]?.failure).toEqual({ code: 'expired', message: '' });
  });

  it('counts the age from the last time that the agent put it in line', async () => {
    await startWith({ item: { text: 'de novo', createdAt: START - 60 * 60_000, queuedAt: START - 1_000 } });
    expect(bench.sent()).toEqual(['de novo']);
  });

  it('shows what had failed as failed', async () => {
    const failure = { code: 'VALIDACAO', message: 'Não' };
    await startWith({ item: { text: 'um', state: 'failed', failure } });
    expect(bench.unsent()).toEqual({ um: 'failed' });
    expect(bench.sent()).toEqual([]);
  });

  it('tells when the disk cannot be read, and sends what is new', async () => {
    const h = createSagaHarness({ facts: manyConversations });
    bench = outboxBench(h);
    h.services.outbox.all = fails('storage');
    h.run(keepOutbox);
    bench.send('novo');
    await h.settle();
    expect(h.payloads({ type: 'outbox/storingFailed' })).toEqual([
      { clientMsgId: null, code: 'storage', message: '' },
    ]);
    expect(bench.messages()).toEqual(['novo']);
  });
});

describe('an outbox that is started again on the same page', () => {
  it('sends what was in flight when it broke, after a look whether it is there', async () => {
    const h = createSagaHarness({ facts: manyConversations });
    bench = outboxBench(h);
    const broken = h.run(keepOutbox);
    h.services.commands.sendMessage.next(silence);
    bench.send('um');
    bench.send('dois');
    await h.settle();
    broken.cancel();
    expect(bench.unsent()).toEqual({ um: 'sending', dois: 'queued' });
    h.run(keepOutbox);
    await h.settle();
    expect(h.services.conversationApi.messages.calls).toEqual([['1001']]);
    expect(bench.sent()).toEqual(['um', 'um', 'dois']);
    expect(bench.messages()).toEqual(['um', 'dois']);
  });
});

describe('a logout', () => {
  it('keeps what is unsent on disk for the same agent, and never sends it as another', async () => {
    const h = createSagaHarness({ facts: configured });
    bench = outboxBench(h);
    runSessions(h);
    askToLogIn(h, SECRETS.password);
    await h.pass(3_000);
    h.services.commands.sendMessage.always(silence);
    bench.send('da Ana');
    await h.settle();
    h.dispatch(loggedOutByServer({ reason: 'supervisor', message: null, exceptClientId: null }));
    await h.settle();
    expect(bench.unsent()).toEqual({});
    expect(bench.stored()).toEqual(['da Ana']);

    const bia = sampleUser({ fullName: 'Bia Reis', login: 'bia' });
    h.services.authApi.login.next(() => sampleLogin({ user: bia }));
    askToLogIn(h, SECRETS.password);
    await h.pass(60_000);
    expect(h.state().auth.user?.login).toBe('bia');
    expect(bench.unsent()).toEqual({});
    expect(h.services.commands.sendMessage.calls.map(([who]) => who.name)).toEqual(['Ana Lima']);
    h.dispatch(loggedOutByServer({ reason: 'supervisor', message: null, exceptClientId: null }));
    await h.settle();

    askToLogIn(h, SECRETS.password);
    await h.pass(5_000);
    expect(h.services.commands.sendMessage.calls.map(([who]) => who.name)).toEqual(['Ana Lima', 'Ana Lima']);
  });
});
