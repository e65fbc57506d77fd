import {
  answerStarted,
  ended,
  missedSeenRequested,
  offered,
  offerMissed,
  rangAtServer,
} from '../../../src/store/calls/actions';
import * as notifications from '../../../src/store/notifications/actions';
import * as softphone from '../../../src/store/softphone/actions';
import { noticeSettings, startNotices, type NoticeHarness } from '../../support/noticeHarness';
import { mark } from '../../support/sagaSamples';
import { sampleReportedCall } from '../../support/samples';

let h: NoticeHarness;
beforeEach(async () => {
  h = await startNotices();
});
afterEach(() => h.end());

describe('the sound', () => {
  it('comes again every 30 s while nobody looks and something is unread', async () => {
    h.look(false);
    h.write();
    await h.pass(300);
    await h.pass(60_000);
    expect(h.world.played).toHaveLength(3);
    h.look(true);
    await h.pass(60_000);
    expect(h.world.played).toHaveLength(3);
  });

  it('ends after ten minutes', async () => {
    h.look(false);
    h.write();
    await h.pass(3_600_000);
    expect(h.world.played).toHaveLength(1 + 20);
  });

  it('tells when the browser holds it back, and when not any more', async () => {
    expect(h.world.probes).toBe(1);
    h.world.lock(true);
    await h.settle();
    expect(h.state().notifications.isSoundLocked).toBe(true);
    h.dispatch(notifications.soundUnlockRequested());
    await h.settle();
    expect(h.world.unlocks).toBe(1);
    h.world.lock(false);
    await h.settle();
    expect(h.state().notifications.isSoundLocked).toBe(false);
  });
});

describe('a click on a notice', () => {
  it('opens its conversation', async () => {
    h.world.emit({ kind: 'clicked', conversationId: '1002' });
    await h.settle();
    expect(h.state().conversations.selectedId).toBe('1002');
    expect(h.state().notifications.clicks).toBe(1);
  });

  it('opens nothing that is not the agent’s any more', async () => {
    h.world.emit({ kind: 'clicked', conversationId: '999' });
    await h.settle();
    expect(h.state().conversations.selectedId).toBeNull();
  });
});

describe('a call', () => {
  const ring = () =>
    h.dispatch(
      offered({
        callId: 'c1',
        number: '5511',
        name: null,
        queue: 'Vendas',
        uniqueId: null,
        data: {},
        autoAnswerAt: null,
      }),
    );

  it('is shown to an agent who looks elsewhere, as long as it rings', async () => {
    h.look(false);
    ring();
    await h.settle();
    expect(h.world.tags()).toEqual(['call:c1']);
    expect(h.world.played).toEqual([]);
    h.dispatch(answerStarted({ callId: 'c1', automatic: false }));
    await h.settle();
    expect(h.world.tags()).toEqual([]);
  });

  it('that was missed is shown instead, until the agent is back', async () => {
    h.look(false);
    ring();
    await h.settle();
    h.dispatch(ended({ callId: 'c1', end: { by: 'other', cause: 'cancelled', status: null, q850: null } }));
    await h.settle();
    expect(h.world.tags()).toEqual(['missed:c1']);
    expect(h.world.said.at(-1)?.about).toMatchObject({ kind: 'missedCall', call: { number: '5511' } });
    expect(h.world.played).toEqual([]);
    h.look(true);
    await h.settle();
    expect(h.world.tags()).toEqual([]);
  });

  it('that never rang is heard, too', async () => {
    h.dispatch(rangAtServer({ call: sampleReportedCall({ uniqueId: 'u9', callId: null }) }, mark(1)));
    h.look(false);
    h.dispatch(offerMissed({ uniqueId: 'u9' }));
    await h.settle();
    expect(h.world.tags()).toEqual(['missed:u9']);
    expect(h.world.played).toHaveLength(1);
    h.dispatch(missedSeenRequested({ ids: ['u9'] }));
    await h.settle();
    expect(h.world.tags()).toEqual([]);
  });

  it('is not shown to one who sees the page', async () => {
    ring();
    await h.settle();
    expect(h.world.tags()).toEqual([]);
  });
});

describe('a telephone that is out', () => {
  it('is told with the sound, elsewhere also on the desktop, until it is back', async () => {
    h.look(false);
    h.dispatch(softphone.connectStarted({ attempt: 1 }));
    h.dispatch(softphone.outageFound());
    await h.settle();
    expect(h.world.tags()).toEqual(['phoneOut']);
    expect(h.world.played).toHaveLength(1);
    h.dispatch(softphone.connected());
    h.dispatch(softphone.registered({ expiresInS: 600 }));
    await h.settle();
    expect(h.world.tags()).toEqual(['phoneBack']);
    expect(h.world.said.map(({ about }) => about)).toEqual([
      { kind: 'phone', isOut: true },
      { kind: 'phone', isOut: false },
    ]);
    h.look(true);
    await h.settle();
    expect(h.world.tags()).toEqual([]);
  });

  it('that was turned off is no news', async () => {
    h.look(false);
    h.dispatch(softphone.outageFound());
    await h.settle();
    h.dispatch(softphone.closed());
    await h.settle();
    expect(h.world.tags()).toEqual([]);
  });
});

describe('the browser’s permission', () => {
  it('is told at the start and when the agent changes it', async () => {
    expect(h.state().notifications.permission).toBe('granted');
    h.world.emit({ kind: 'permission', permission: 'denied' });
    await h.settle();
    expect(h.state().notifications.permission).toBe('denied');
  });

  it('is asked for by the click that wants notifications', async () => {
    h.world.allowed = 'default';
    h.world.answer = 'denied';
    h.dispatch(noticeSettings({ notificationDesktop: false }));
    await h.settle();
    expect(h.world.asked).toBe(0);
    h.dispatch(noticeSettings());
    await h.settle();
    expect(h.world.asked).toBe(1);
    expect(h.state().notifications.permission).toBe('denied');
  });

  it('is asked about once something could not be shown, and once only', async () => {
    h.world.allowed = 'default';
    h.write();
    await h.pass(300);
    expect(h.state().notifications.ask).toBe('due');
    h.dispatch(notifications.askDismissRequested());
    h.write();
    await h.pass(5_000);
    expect(h.state().notifications.ask).toBe('dismissed');
    h.dispatch(notifications.permissionRequested());
    await h.settle();
    expect(h.state().notifications).toMatchObject({ ask: 'idle', permission: 'granted' });
  });
});

describe('a trial', () => {
  const tryOut = (over = {}) =>
    h.dispatch(notifications.testRequested({ sound: true, desktop: true, content: true, ...over }));

  it('sounds and shows a notice', async () => {
    tryOut();
    await h.settle();
    expect(h.state().notifications.trial).toEqual({ sound: 'played', desktop: 'shown' });
    expect(h.world.tags()).toEqual(['trial']);
  });

  it('asks the browser first, and tells its refusal', async () => {
    h.world.allowed = 'default';
    h.world.answer = 'denied';
    h.world.sound = 'locked';
    tryOut();
    await h.settle();
    expect(h.state().notifications.trial).toEqual({ sound: 'locked', desktop: 'denied' });
    tryOut({ sound: false, desktop: false });
    await h.settle();
    expect(h.state().notifications.trial).toEqual({ sound: 'off', desktop: 'off' });
  });
});

describe('news to be read out', () => {
  it('tell of a customer at once, and then sum up what came in elsewhere, not too often', async () => {
    h.write('1001');
    await h.pass(300);
    const first = { messages: 1, customers: 1, conversationId: '1001' };
    expect(h.payloads(notifications.summarized)).toEqual([first]);
    await h.pass(2_000);
    h.write('1002');
    h.write('1001');
    await h.pass(7_000);
    expect(h.payloads(notifications.summarized)).toHaveLength(1);
    await h.pass(1_000);
    expect(h.payloads(notifications.summarized)).toEqual([first, { messages: 2, customers: 2 }]);
  });
});
