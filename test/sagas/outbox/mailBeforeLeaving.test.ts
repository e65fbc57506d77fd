import { serve } from '../../../src/sagas/core/workers';
import { sessionWorkers } from '../../../src/sagas/sessionWorkers';
import * as bulk from '../../../src/store/bulkActions/actions';
import * as conversations from '../../../src/store/conversations/actions';
import { selectConversation, selectEnding } from '../../../src/store/conversations/selectors';
import { selectTransferring } from '../../../src/store/conversations/transferSelectors';
import { undoRequested } from '../../../src/store/outbox/actions';
import { selectHasHeldMail, selectIsSending } from '../../../src/store/outbox/selectors';
import { refused, timeout } from '../../support/fakes/fakeCommands';
import { deferred } from '../../support/fakes/scripted';
import { startMails, type MailBench } from '../../support/mailBench';
import { sampleMail } from '../../support/sampleMail';

const A = { conversationId: '1001' };
const transfer = conversations.transferRequested({ ...A, to: { kind: 'queue', queue: 'E-mail Vendas' } });
const end = conversations.endConfirmRequested(A);

let bench: MailBench;
afterEach(() => bench.h.end());

/** An agent who sent a mail a second ago. */
async function start(): Promise<void> {
  bench = await startMails({ undoSeconds: 5 });
  bench.h.run(() => serve(sessionWorkers()));
  bench.sendMail(sampleMail());
  await bench.h.pass(1_000);
}

const asked = () => {
  const { endConversation, transferConversation } = bench.h.services.commands;
  return endConversation.calls.length + transferConversation.calls.length;
};
const isThere = () => selectConversation(bench.h.state(), '1001') !== undefined;

describe('a mail that can still be taken back', () => {
  it.each([
    ['its transfer', () => conversations.transferOpenRequested(A)],
    ['its end', () => conversations.endRequested(A)],
    ['the end of several', () => bulk.askRequested({ kind: 'end' })],
  ])('stays so where %s is only looked at', async (_what, opened) => {
    await start();
    bench.h.dispatch(opened());
    await bench.h.pass(3_900);
    expect(bench.sent()).toEqual([]);
    expect([selectHasHeldMail(bench.h.state(), '1001'), selectIsSending(bench.h.state(), '1001')]).toEqual([
      true,
      false,
    ]);
    bench.h.dispatch(undoRequested({ clientMsgId: bench.items()[0]?.clientMsgId ?? '' }));
    await bench.h.pass(60_000);
    expect([bench.sent(), bench.drafts().length]).toEqual([[], 1]);
  });

  it.each([
    ['transferred', transfer],
    ['ended', end],
    ['ended with others', bulk.runRequested({ conversationIds: ['1001'], action: { kind: 'end' } })],
  ])('leaves at once as its conversation is %s, and before it', async (_how, asking) => {
    await start();
    const taken = deferred<ReturnType<typeof refused>>();
    bench.h.services.commands.sendMessage.next(() => taken.promise);
    bench.h.dispatch(asking);
    await bench.h.settle();
    expect([bench.sent().length, asked()]).toEqual([1, 0]);
    // Not now: it is tried again, and the conversation waits for it.
    taken.resolve(refused('INTERNO', '', true));
    await bench.h.pass(10_000);
    expect([bench.items(), asked(), isThere()]).toEqual([[], 1, false]);
  });

  it('keeps its conversation where the server does not take it', async () => {
    await start();
    bench.h.services.commands.sendMessage.always(() => refused('ARQUIVO_GRANDE'));
    bench.h.dispatch(transfer);
    await bench.h.settle();
    expect([asked(), isThere()]).toEqual([0, true]);
    expect(selectTransferring(bench.h.state(), '1001')).toMatchObject({ code: 'mailNotSent' });
  });

  it('keeps its conversation while nobody answers', async () => {
    await start();
    bench.h.services.commands.sendMessage.always(timeout);
    bench.h.dispatch(end);
    await bench.h.pass(20_000);
    expect([asked(), isThere()]).toEqual([0, true]);
    expect(selectEnding(bench.h.state(), '1001')).toMatchObject({ code: 'stillSending' });
  });

  it('of another conversation stays so', async () => {
    await start();
    bench.h.dispatch(conversations.endConfirmRequested({ conversationId: '1002' }));
    await bench.h.settle();
    expect(bench.sent()).toEqual([]);
  });
});
