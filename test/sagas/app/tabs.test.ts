import { call } from '../../../src/sagas/core/effects';
import { supervise } from '../../../src/sagas/core/supervise';
import { runInOneTab } from '../../../src/sagas/app/tabs';
import { loggedOut } from '../../../src/store/auth/actions';
import { filesAttachRequested, keepRequested } from '../../../src/store/drafts/actions';
import * as outbox from '../../../src/store/outbox/actions';
import * as page from '../../../src/store/page/actions';
import * as recording from '../../../src/store/recording/actions';
import { signedIn } from '../../support/sagaFixtures';
import { sampleOutboxItem } from '../../support/samples';
import { createSagaHarness, type SagaHarness } from '../../support/sagaHarness';
import { sampleUser } from '../../support/sagaSamples';
import { createVoiceHarness } from '../../support/voiceHarness';

let h: SagaHarness;
let running: number;

function* session() {
  running += 1;
  try {
    yield* call(() => new Promise<void>(() => undefined));
  } finally {
    running -= 1;
  }
}

async function open(): Promise<void> {
  h.run(() => runInOneTab(session));
  await h.settle();
}

const tabs = () => h.services.tabs;

beforeEach(() => {
  running = 0;
  h = createSagaHarness({ facts: signedIn });
  tabs().canLead = true;
  h.services.disk.session.kept = { user: sampleUser(), token: 'fresh', extensionPassword: null };
});

afterEach(() => h.end());

describe('the only tab', () => {
  it('works, and gives the lead back with its session', async () => {
    const task = h.run(() => runInOneTab(session));
    await h.settle();
    expect(h.types()).toEqual(['page/leadershipGained']);
    expect([running, tabs().leading]).toEqual([1, true]);
    task.cancel();
    expect([running, tabs().leading]).toEqual([0, false]);
  });

  it('works in a browser without locks too, and says nothing of it', async () => {
    tabs().canLead = false;
    await open();
    expect(running).toBe(1);
    expect(h.types()).toEqual([]);
  });

  it('works in a browser that refuses locks too, and says nothing of it', async () => {
    tabs().tryLead = () => Promise.reject(new DOMException('Access is denied', 'SecurityError'));
    h.run(() => supervise('session', () => runInOneTab(session)));
    await h.settle();
    expect(running).toBe(1);
    expect(h.types()).toEqual([]);
  });
});

describe('a second tab', () => {
  beforeEach(async () => {
    tabs().taken = true;
    await open();
  });

  it('says that the console is elsewhere, and works once the first one is closed', async () => {
    expect([running, h.state().page.leader]).toEqual([0, 'elsewhere']);
    tabs().giveUp();
    await h.settle();
    expect([running, h.state().page.leader]).toEqual([1, 'mine']);
    expect(h.services.http.token).toBe('fresh');
  });

  it('takes up the queues that the first one left as it was closed, and none before', async () => {
    const left = { login: 'ana', queues: ['SAC'], pauseReason: null, at: h.services.clock.now() };
    h.services.disk.leftQueues = left;
    await h.settle();
    expect(h.services.disk.leftQueues).toEqual(left);
    tabs().giveUp();
    await h.settle();
    expect(h.types()).toContain('attendance/leftRecalled');
    expect(h.services.disk.leftQueues).toBeNull();
  });

  it('that no link opened has nothing to hand on', () => {
    expect(tabs().told).toEqual([]);
  });

  it('asks for room when the agent wants it, and takes it', async () => {
    h.dispatch(page.takeOverRequested());
    await h.settle();
    expect(tabs().told).toEqual(['roomAsked']);
    expect(h.state().page.takeOver).toBe('asked');
    tabs().giveUp();
    await h.settle();
    expect(h.state().page).toMatchObject({ leader: 'mine', takeOver: null });
  });

  it('says that there is a call in the other one', async () => {
    h.dispatch(page.takeOverRequested());
    await h.settle();
    tabs().emit('roomRefused');
    await h.settle();
    expect(h.state().page.takeOver).toBe('inCall');
    h.dispatch(page.takeOverRequested());
    await h.settle();
    expect(tabs().told).toEqual(['roomAsked', 'roomAsked']);
  });

  it('says when the other one does not answer', async () => {
    h.dispatch(page.takeOverRequested());
    await h.pass(4_000);
    expect(h.state().page.takeOver).toBe('silent');
  });

  it('that nobody sees lets a tab that is only loaded anew have its lead back', async () => {
    h.services.browser.visible = false;
    tabs().giveUp();
    await h.settle();
    expect([running, tabs().leading]).toEqual([0, false]);
    tabs().taken = true;
    await h.pass(2_000);
    expect(running).toBe(0);
    tabs().giveUp();
    await h.settle();
    expect(running).toBe(1);
  });

  it.each([
    ['signed out there', null],
    ['made room there for another', { user: sampleUser({ login: 'bruno' }) }],
    ['signed in at another server there', { user: sampleUser(), server: 'https://new.test' }],
  ])('signs out when the agent %s', async (_how, session) => {
    const kept = h.services.disk.session;
    kept.kept = session === null ? null : { token: 'other', extensionPassword: null, ...session };
    tabs().giveUp();
    await h.settle();
    expect(h.payloads(loggedOut)).toEqual([{ reason: 'agent', message: null }]);
    expect([running, tabs().leading]).toEqual([0, false]);
  });

  it('leaves the line when its session ends', async () => {
    await h.end();
    expect(tabs().giveUp()).toBe(false);
    h = createSagaHarness({ facts: signedIn });
  });
});

describe('the tab that works', () => {
  it('makes room with its drafts on disk, and begins anew', async () => {
    await open();
    h.dispatch(keepRequested({ conversationId: '1001', text: 'Bom dia' }));
    tabs().emit('roomAsked');
    await h.pass(500);
    expect(h.types('auth', 'page')).toEqual([
      'page/leadershipGained',
      'auth/logoutStarted',
      'page/leadershipPassed',
    ]);
    expect([...h.services.disk.drafts.values()]).toMatchObject([{ text: 'Bom dia' }]);
    expect([running, tabs().leading, h.services.browser.reloads]).toEqual([0, false, 1]);
  });

  it('makes room only once a file that was sent is in the outbox, or cannot get there', async () => {
    const file = { uploadId: 'f-1', name: 'um.pdf', mimeType: 'application/pdf', bytes: 8 };
    await open();
    h.dispatch(filesAttachRequested({ conversationId: '1001', files: [file] }));
    h.dispatch(outbox.sendFileRequested({ conversationId: '1001', file, caption: '' }));
    tabs().emit('roomAsked');
    await h.pass(2_000);
    expect([running, h.services.browser.reloads]).toEqual([1, 0]);
    h.dispatch(outbox.queued({ item: sampleOutboxItem({ file }), spendsDraft: false }));
    await h.pass(500);
    expect([running, h.services.browser.reloads]).toEqual([0, 1]);
  });

  it('does not wait for ever for a disk that does not answer', async () => {
    await open();
    h.dispatch(recording.startRequested({ conversationId: '1001' }));
    h.dispatch(recording.started());
    h.dispatch(recording.stopRequested());
    tabs().emit('roomAsked');
    await h.pass(2_900);
    expect(h.services.browser.reloads).toBe(0);
    await h.pass(600);
    expect(h.services.browser.reloads).toBe(1);
  });

  it('does not while somebody speaks on its telephone', async () => {
    await h.end();
    const v = createVoiceHarness();
    h = v;
    tabs().canLead = true;
    await v.start();
    await v.answerCall('c1');
    await open();
    tabs().emit('roomAsked');
    await h.pass(5_000);
    expect(tabs().told).toEqual(['roomRefused']);
    expect([running, h.services.browser.reloads]).toEqual([1, 0]);
    v.phone.end('c1');
    await h.settle();
    tabs().emit('roomAsked');
    await h.pass(500);
    expect([running, h.services.browser.reloads]).toEqual([0, 1]);
  });

  it('does not where a call comes while it puts its drafts on disk, and works on', async () => {
    await h.end();
    const v = createVoiceHarness();
    h = v;
    tabs().canLead = true;
    h.services.drafts.put = () => new Promise(() => undefined);
    await v.start();
    await open();
    h.dispatch(keepRequested({ conversationId: '1001', text: 'Bom dia' }));
    tabs().emit('roomAsked');
    v.phone.offer('c1');
    await h.pass(3_500);
    expect(tabs().told).toEqual(['roomRefused']);
    expect([running, h.services.browser.reloads, h.state().auth.isLeaving]).toEqual([1, 0, false]);
    v.phone.end('c1');
    await h.settle();
    tabs().emit('roomAsked');
    await h.pass(3_500);
    expect([running, h.services.browser.reloads]).toEqual([0, 1]);
  });
});

it('a second tab that a tel: link opened hands the number to the one that works, once', async () => {
  tabs().taken = true;
  h.services.appLinks.own = { kind: 'dial', number: '+551130001000' };
  await open();
  expect(tabs().told).toEqual([{ follow: { kind: 'dial', number: '+551130001000' } }]);
  expect(h.services.appLinks.take()).toBeNull();
});
