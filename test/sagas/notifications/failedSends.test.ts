import { openRequested } from '../../../src/store/conversations/actions';
import { changed, retryStarted, sendSettled } from '../../../src/store/messages/actions';
import { sendFailed } from '../../../src/store/notifications/actions';
import { gaveUp, queued, refused } from '../../../src/store/outbox/actions';
import { startNotices, type NoticeHarness } from '../../support/noticeHarness';
import { mark } from '../../support/sagaSamples';
import { sampleMessage, sampleOutboxItem } from '../../support/samples';

let h: NoticeHarness;
beforeEach(async () => {
  h = await startNotices();
  h.dispatch(queued({ item: sampleOutboxItem(), spendsDraft: false }));
});
afterEach(() => h.end());

const failure = { code: 'refused', message: 'Número inválido' };
const told = () => h.payloads(sendFailed);
const A = { conversationId: '1001' };

it('a message that is given up is told, on the desktop for who looks elsewhere', async () => {
  h.dispatch(gaveUp({ clientMsgId: 'c1', ...failure }));
  await h.pass(300);
  expect(told()).toEqual([{ ...A, clientMsgId: 'c1' }]);
  expect(h.world.tags()).toEqual([]);
  h.look(false);
  h.dispatch(gaveUp({ clientMsgId: 'c1', ...failure }));
  await h.pass(300);
  expect(h.world.tags()).toEqual(['failure:1001']);
  expect(h.world.said.map(({ about }) => about)).toMatchObject([
    { kind: 'sendFailed', conversation: { id: '1001' } },
  ]);
  expect(h.world.played).toHaveLength(1);
});

it('so is what was refused, and a provider’s error, each once', async () => {
  h.dispatch(refused({ clientMsgId: 'c1', ...A, text: 'um', quoted: null, mail: null, ...failure }));
  h.dispatch(sendSettled({ ...A, clientMsgId: null, message: null, failure }, mark(1)));
  await h.settle();
  expect(told()).toEqual([A, A]);
  const message = sampleMessage({ id: '7', direction: 'agent', errorText: 'Sem saldo' });
  h.dispatch(changed({ message, conversation: null }, mark(2)));
  h.dispatch(changed({ message, conversation: null }, mark(3)));
  await h.settle();
  expect(told()).toHaveLength(3);
});

it('a second failure of the same message is told again', async () => {
  const message = sampleMessage({ id: '7', direction: 'agent', errorText: 'Sem saldo' });
  h.dispatch(changed({ message, conversation: null }, mark(1)));
  h.dispatch(retryStarted({ ...A, messageId: '7' }));
  h.dispatch(changed({ message: { ...message, errorText: null }, conversation: null }, mark(2)));
  h.dispatch(changed({ message, conversation: null }, mark(3)));
  await h.settle();
  expect(told()).toEqual([A, A]);
});

it('the timeline says it of the conversation that the agent looks at', async () => {
  h.dispatch(openRequested(A));
  h.dispatch(gaveUp({ clientMsgId: 'c1', ...failure }));
  await h.settle();
  expect(told()).toEqual([]);
});
