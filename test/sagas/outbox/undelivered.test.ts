import { assigned, openRequested, removed } from '../../../src/store/conversations/actions';
import { sendTemplateRequested } from '../../../src/store/cannedReplies/actions';
import { selectDraftText } from '../../../src/store/drafts/selectors';
import { discardRequested, retryRequested, sendElsewhereRequested } from '../../../src/store/outbox/actions';
import { selectOtherConversation, selectUndelivered } from '../../../src/store/outbox/selectors';
import { ok, refused } from '../../support/fakes/fakeCommands';
import { startFiles, type FileBench } from '../../support/fileBench';
import { sampleConversation, sampleMessage } from '../../support/samples';

let bench: FileBench;
beforeEach(async () => {
  bench = await startFiles();
  // What leaves is not on screen.
  bench.h.dispatch(openRequested({ conversationId: '1003' }));
});
afterEach(() => bench.h.end());

const undelivered = () => selectUndelivered(bench.h.state());

/** What is sent to conversation 1001 fails, and then the conversation leaves the agent. */
async function failAndLeave(send: () => unknown): Promise<void> {
  const { h } = bench;
  h.services.commands.sendMessage.next(() => refused('VALIDACAO'));
  h.services.uploads.sendChunk.next(() => refused('VALIDACAO'));
  send();
  await h.settle();
  expect(undelivered()).toEqual([]);
  h.dispatch(removed({ conversationId: '1001', reason: 'finished', to: null }));
  await h.settle();
}

it('what failed stays on disk when its conversation leaves, until it is discarded', async () => {
  const { h } = bench;
  await failAndLeave(() => bench.send('um'));
  expect(undelivered()).toMatchObject([{ text: 'um', state: 'failed' }]);
  expect(bench.stored()).toEqual(['um']);
  h.dispatch(discardRequested({ clientMsgId: undelivered()[0]?.clientMsgId ?? '' }));
  await h.settle();
  expect(undelivered()).toEqual([]);
  expect(bench.stored()).toEqual([]);
});

it('what is refused for a conversation that is gone is kept, not put into a draft that nobody sees', async () => {
  const { h } = bench;
  bench.goOffline();
  bench.send('um');
  await h.settle();
  h.dispatch(removed({ conversationId: '1001', reason: 'taken', to: 'Bruno' }));
  h.services.conversationApi.one.always(() => null);
  bench.goOnline();
  await h.settle();
  expect(undelivered()).toMatchObject([{ text: 'um', failure: { code: 'NAO_ENCONTRADO' } }]);
  expect(selectDraftText(h.state(), '1001')).toBe('');
  expect(bench.stored()).toEqual(['um']);
});

it('a text goes out anew in another conversation, with ids of its own', async () => {
  const { h } = bench;
  await failAndLeave(() => bench.send('um'));
  const { clientMsgId = '' } = undelivered()[0] ?? {};
  h.services.commands.sendMessage.next((_who, item) =>
    ok(sampleMessage({ id: '900', clientMsgId: item.clientMsgId, conversationId: '1002', text: item.text })),
  );
  h.dispatch(sendElsewhereRequested({ clientMsgId, conversationId: '1002' }));
  await h.settle();
  const [first, again] = bench.sentItems();
  expect(again).toMatchObject({ text: 'um', target: { conversationId: '1002' }, quoted: null });
  expect(again?.clientMsgId).not.toBe(first?.clientMsgId);
  expect(bench.unsent()).toEqual({});
  expect(bench.stored()).toEqual([]);
});

it('a file goes out anew with its bytes under a new id', async () => {
  const { h, disk } = bench;
  let uploadId = '';
  await failAndLeave(() => {
    ({ uploadId } = bench.sendFile('A caixa'));
  });
  expect(disk.files.size).toBe(1);
  const { clientMsgId = '' } = undelivered()[0] ?? {};
  h.dispatch(sendElsewhereRequested({ clientMsgId, conversationId: '1002' }));
  await h.settle();
  const last = h.services.uploads.sendChunk.calls.at(-1)?.[2];
  expect(last).toMatchObject({ text: 'A caixa', target: { conversationId: '1002' } });
  expect(last?.file.uploadId).not.toBe(uploadId);
  expect(bench.unsent()).toEqual({});
  expect(disk.files.size).toBe(0);
});

it('a file goes out anew once, however often that is pressed', async () => {
  const { h, disk, uploads } = bench;
  await failAndLeave(() => bench.sendFile('A caixa'));
  const { clientMsgId = '' } = undelivered()[0] ?? {};
  h.dispatch(sendElsewhereRequested({ clientMsgId, conversationId: '1002' }));
  h.dispatch(sendElsewhereRequested({ clientMsgId, conversationId: '1002' }));
  await h.settle();
  expect(uploads.stored).toMatchObject([{ conversationId: '1002', text: 'A caixa' }]);
  expect([bench.unsent(), disk.files.size, disk.outbox.size]).toEqual([{}, 0, 0]);
});

it('a file that is tried again while it is copied for another conversation does not go there too', async () => {
  const { h, disk, uploads } = bench;
  uploads.sendChunk.next(() => refused('VALIDACAO'));
  bench.sendFile('A caixa');
  await h.settle();
  const { clientMsgId } = bench.item();
  h.dispatch(sendElsewhereRequested({ clientMsgId, conversationId: '1002' }));
  h.dispatch(retryRequested({ clientMsgId }));
  await h.settle();
  expect(uploads.stored).toMatchObject([{ conversationId: '1001', text: 'A caixa' }]);
  expect([bench.unsent(), disk.files.size, disk.outbox.size]).toEqual([{}, 0, 0]);
});

it('a template goes out anew in another conversation of its queue, and of no other', async () => {
  const { h } = bench;
  await failAndLeave(() => {
    const fields = [{ name: 'nome', value: 'Maria' }];
    h.dispatch(sendTemplateRequested({ conversationId: '1001', templateId: '4', text: 'Olá Maria', fields }));
  });
  for (const id of ['1002', '1003', '1004', '1005', '1006']) {
    h.dispatch(removed({ conversationId: id, reason: 'finished', to: null }));
  }
  const [item] = undelivered();
  if (item === undefined) throw new Error('Nothing is kept');
  h.dispatch(assigned({ conversation: sampleConversation({ id: '2001', queue: 'Vendas' }), reason: 'new' }));
  expect(selectOtherConversation(h.state(), item)).toBeNull();
  h.dispatch(assigned({ conversation: sampleConversation({ id: '2002' }), reason: 'new' }));
  expect(selectOtherConversation(h.state(), item)).toBe('2002');
  const { clientMsgId } = item;
  h.dispatch(sendElsewhereRequested({ clientMsgId, conversationId: '2002' }));
  await h.settle();
  expect(bench.sentItems().at(-1)).toMatchObject({
    text: 'Olá Maria',
    target: { conversationId: '2002' },
    template: { id: '4', fields: [{ name: 'nome', value: 'Maria' }] },
  });
});
