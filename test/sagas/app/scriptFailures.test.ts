import { watchScriptFailures } from '../../../src/sagas/app/scriptFailures';
import { loggedOut } from '../../../src/store/auth/actions';
import { keepRequested } from '../../../src/store/drafts/actions';
import { queued } from '../../../src/store/outbox/actions';
import { reloadDelayed, scriptFailed } from '../../../src/store/page/actions';
import * as recording from '../../../src/store/recording/actions';
import { sampleOutboxItem } from '../../support/samples';
import { createVoiceHarness, type VoiceHarness } from '../../support/voiceHarness';

const sampleFile = { uploadId: 'f-1', name: 'voz.mpeg', mimeType: 'audio/mpeg', bytes: 8_000 };

let h: VoiceHarness;

beforeEach(async () => {
  h = createVoiceHarness();
  h.run(watchScriptFailures);
  await h.start();
  h.forget();
});

afterEach(() => h.end());

async function fail(): Promise<void> {
  h.dispatch(scriptFailed({ message: 'x is not a function' }));
  await h.settle();
}

test('an error that nobody caught loads the page anew, with what was typed on disk', async () => {
  h.dispatch(keepRequested({ conversationId: '1001', text: 'Bom dia' }));
  await fail();
  expect(h.types('auth')).toEqual(['auth/logoutStarted']);
  expect([...h.services.disk.drafts.values()]).toMatchObject([{ text: 'Bom dia' }]);
  expect(h.services.browser.reloads).toBe(1);
});

test('it does not while a voice message is recorded, nor before that is in the outbox', async () => {
  const item = sampleOutboxItem({ file: sampleFile });
  h.dispatch(recording.startRequested({ conversationId: '1001' }));
  h.dispatch(recording.started());
  await fail();
  h.dispatch(recording.stopRequested());
  await h.settle();
  expect(h.services.browser.reloads).toBe(0);
  h.dispatch(recording.finished({ clientMsgId: 'c-1', target: item.target, file: sampleFile }));
  await h.settle();
  expect(h.services.browser.reloads).toBe(0);
  h.dispatch(queued({ item, spendsDraft: false }));
  await h.settle();
  expect(h.services.browser.reloads).toBe(1);
});

test('it does when a voice message was thrown away', async () => {
  h.dispatch(recording.startRequested({ conversationId: '1001' }));
  await fail();
  h.dispatch(recording.cancelRequested());
  await h.settle();
  expect(h.services.browser.reloads).toBe(1);
});

test('it does when one that was thrown away comes back no more', async () => {
  h.dispatch(recording.startRequested({ conversationId: '1001' }));
  h.dispatch(recording.started());
  await fail();
  h.dispatch(recording.discardRequested());
  await h.settle();
  expect(h.services.browser.reloads).toBe(0);
  h.dispatch(recording.discarded());
  await h.settle();
  expect(h.services.browser.reloads).toBe(1);
});

test.each([
  ['a call', () => h.answerCall('c1')],
  ['a voice message', async () => h.dispatch(recording.startRequested({ conversationId: '1001' }))],
])('it does when the session of %s is over', async (_what, begin) => {
  await begin();
  await fail();
  expect(h.services.browser.reloads).toBe(0);
  h.dispatch(loggedOut({ reason: 'agent', message: null }));
  await h.settle();
  expect(h.services.browser.reloads).toBe(1);
});

test('it does not so soon after the last time: the agent is told', async () => {
  h.services.browser.mayReload = false;
  await fail();
  expect(h.services.browser.reloads).toBe(0);
  expect(h.types('auth')).toEqual([]);
  expect(h.state().page.reloadDelayed).toBe('tooSoon');
});

test('it does not during a call, but once that is over', async () => {
  await h.answerCall('c1');
  await fail();
  await fail();
  expect(h.payloads(reloadDelayed)).toEqual([{ reason: 'inCall' }]);
  expect(h.services.browser.reloads).toBe(0);
  h.phone.end('c1');
  await h.settle();
  expect(h.services.browser.reloads).toBe(1);
});

test('it does not in a call that began during a voice message, but once both are over', async () => {
  h.dispatch(recording.startRequested({ conversationId: '1001' }));
  await fail();
  await h.answerCall('c1');
  h.dispatch(recording.cancelRequested());
  await h.settle();
  expect(h.services.browser.reloads).toBe(0);
  expect(h.payloads(reloadDelayed)).toEqual([{ reason: 'inCall' }]);
  h.phone.end('c1');
  await h.settle();
  expect(h.services.browser.reloads).toBe(1);
});

test('it does not in a call that began while things were put on disk, and the session goes on', async () => {
  h.services.drafts.put = () => new Promise(() => undefined);
  h.dispatch(keepRequested({ conversationId: '1001', text: 'Bom dia' }));
  await fail();
  await h.answerCall('c1');
  await h.pass(3_000);
  expect(h.services.browser.reloads).toBe(0);
  expect(h.payloads(reloadDelayed)).toEqual([{ reason: 'inCall' }]);
  expect(h.state().auth.isLeaving).toBe(false);
  h.phone.end('c1');
  await h.pass(3_000);
  expect(h.services.browser.reloads).toBe(1);
});
