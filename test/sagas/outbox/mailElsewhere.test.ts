import { assigned, removed } from '../../../src/store/conversations/actions';
import { mailKeepRequested } from '../../../src/store/drafts/actions';
import { selectMailDrafts } from '../../../src/store/drafts/selectors';
import { sendElsewhereRequested } from '../../../src/store/outbox/actions';
import { selectOtherConversation, selectUndelivered } from '../../../src/store/outbox/selectors';
import { ok, refused } from '../../support/fakes/fakeCommands';
import { mailWithFiles, startMails, type MailBench } from '../../support/mailBench';
import { sampleConversation, sampleMessage } from '../../support/samples';
import { sampleMail } from '../../support/sampleMail';

let bench: MailBench;
beforeEach(async () => {
  bench = await startMails();
});
afterEach(() => bench.h.end());

const again = sampleConversation({
  id: '1002',
  queue: 'E-mail SAC',
  queueType: 4,
  fromId: 'maria@exemplo.com',
});

/** A mail with two files fails, its conversation leaves the agent, and another one begins. */
async function failAndBeginAnew() {
  const { h } = bench;
  h.services.uploads.sendChunk.next(() => refused('VALIDACAO'));
  bench.sendMail(mailWithFiles(bench));
  await h.settle();
  h.dispatch(removed({ conversationId: '1001', reason: 'finished', to: null }));
  await h.settle();
  const [item] = selectUndelivered(h.state());
  if (item === undefined) throw new Error('Nothing is kept');
  expect(selectOtherConversation(h.state(), item)).toBeNull();
  h.dispatch(assigned({ conversation: again, reason: 'new' }));
  await h.settle();
  expect(selectOtherConversation(h.state(), item)).toBe('1002');
  return item;
}

const send = (clientMsgId: string) => sendElsewhereRequested({ clientMsgId, conversationId: '1002' });

it('a mail goes out anew as the first of another conversation, with its files under new ids', async () => {
  const { h } = bench;
  const { clientMsgId, customer, mail } = await failAndBeginAnew();
  expect(customer).toBe('Maria Souza');
  h.dispatch(
    mailKeepRequested({ conversationId: '1002', mail: sampleMail({ key: 'first', kind: 'first' }) }),
  );
  await h.settle();
  h.services.commands.sendMessage.next((_who, item) =>
    ok(sampleMessage({ id: '900', clientMsgId: item.clientMsgId, conversationId: '1002' })),
  );
  h.dispatch(send(clientMsgId));
  await h.settle();
  const sent = bench.sentItems().at(-1);
  expect(sent).toMatchObject({
    text: '<p>Segue</p>',
    target: { conversationId: '1002' },
    mail: { kind: 'first', messageId: null, providerId: null, quotes: false, subject: 'Re: Fatura' },
  });
  const ids = sent?.mail?.files.map(({ uploadId }) => uploadId) ?? [];
  expect(ids).toHaveLength(2);
  expect(mail?.files.map(({ uploadId }) => uploadId)).not.toEqual(ids);
  // What the agent writes there meanwhile stays.
  expect(selectMailDrafts(h.state(), '1002').map(({ key }) => key)).toEqual(['first']);
  expect(bench.items()).toEqual([]);
  expect(bench.filesOnDisk()).toEqual([]);
});

it('a mail whose file is gone stays, and says so', async () => {
  const { h, disk } = bench;
  const { clientMsgId } = await failAndBeginAnew();
  disk.files.clear();
  h.dispatch(send(clientMsgId));
  await h.settle();
  expect(bench.items()).toMatchObject([{ clientMsgId, state: 'failed', failure: { code: 'fileMissing' } }]);
  expect(bench.sentItems()).toEqual([]);
});
