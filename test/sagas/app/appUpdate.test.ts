import { keepAppUpdated } from '../../../src/sagas/app/appUpdate';
import { keepRequested } from '../../../src/store/drafts/actions';
import { queued } from '../../../src/store/outbox/actions';
import {
  otherLeaderFound,
  leadershipGained,
  updateFound,
  updateStarted,
} from '../../../src/store/page/actions';
import { sampleOutboxItem } from '../../support/samples';
import { createVoiceHarness, type VoiceHarness } from '../../support/voiceHarness';

let h: VoiceHarness;

const worker = () => h.services.serviceWorker;

beforeEach(async () => {
  h = createVoiceHarness();
  worker().isPossible = true;
  await h.start();
});

afterEach(() => h.end());

async function keep(): Promise<void> {
  h.run(keepAppUpdated);
  await h.pass(10_000);
  h.forget();
}

async function update(): Promise<void> {
  worker().update();
  await h.settle();
}

describe('the console on this machine', () => {
  it('is kept once the first screen is there', async () => {
    h.run(keepAppUpdated);
    await h.pass(9_999);
    expect(worker().done).toEqual([]);
    await h.pass(1);
    expect(worker().done).toEqual(['keep']);
  });

  it('is not where a page may not have one, and goes where the deployment wants it gone', async () => {
    worker().isPossible = false;
    await keep();
    expect(worker().done).toEqual([]);
    worker().isPossible = true;
    h.services.deployment.mayBeKept = () => false;
    await keep();
    expect(worker().done).toEqual(['remove']);
  });

  it('is not where the browser does not want it', async () => {
    worker().isWelcome = false;
    await keep();
    await update();
    expect(h.types('page')).toEqual([]);
  });

  it('is looked at for a newer version each hour', async () => {
    await keep();
    await h.pass(2 * 60 * 60_000);
    expect(worker().done).toEqual(['keep', 'look', 'look']);
  });
});

describe('a newer version that the page already is', () => {
  beforeEach(async () => {
    await keep();
    worker().isNew = true;
  });

  it('takes over without the page, even in a call', async () => {
    await h.answerCall('c1');
    await update();
    expect(worker().done).toEqual(['keep', 'takeOver']);
    await h.pass(60_000);
    expect(h.services.browser.reloads).toBe(0);
    expect(h.payloads(updateFound)).toEqual([]);
  });

  it('leaves the one after it to the next quiet moment', async () => {
    await update();
    worker().isNew = false;
    await update();
    expect(worker().done).toEqual(['keep', 'takeOver']);
    expect(h.services.browser.reloads).toBe(1);
  });

  it('waits for the tab that works', async () => {
    h.dispatch(otherLeaderFound());
    await update();
    await h.pass(60_000);
    expect(worker().done).toEqual(['keep']);
    h.dispatch(leadershipGained());
    await h.settle();
    expect(worker().done).toEqual(['keep', 'takeOver']);
  });
});

describe('a newer version', () => {
  it('is left to the tab that works, which one that only waits follows', async () => {
    await keep();
    h.dispatch(otherLeaderFound());
    await update();
    await h.pass(60_000);
    expect(worker().done).toEqual(['keep']);
    await worker().takeOver();
    await h.pass(15_000);
    expect(h.services.browser.reloads).toBe(1);
  });

  it('is loaded at once in a quiet moment, with all that was typed on disk', async () => {
    await keep();
    h.dispatch(keepRequested({ conversationId: '1001', text: 'Bom dia' }));
    await update();
    expect(h.types('page', 'auth')).toEqual(['page/updateFound', 'page/updateStarted', 'auth/logoutStarted']);
    expect([...h.services.disk.drafts.values()]).toMatchObject([{ text: 'Bom dia' }]);
    expect(worker().done).toEqual(['keep']);
    expect(h.services.browser.reloads).toBe(1);
  });

  it('waits until the server gives it: without a network the page would be the same again', async () => {
    worker().served = false;
    await keep();
    await update();
    await h.pass(60_000);
    expect(h.services.browser.reloads).toBe(0);
    worker().served = true;
    await h.pass(15_000);
    expect(h.services.browser.reloads).toBe(1);
  });

  it('waits while there is a call, however long', async () => {
    await keep();
    await h.answerCall('c1');
    await update();
    await h.pass(60 * 60_000);
    expect(h.payloads(updateFound)).toHaveLength(1);
    expect(h.payloads(updateStarted)).toEqual([]);
    h.phone.end('c1');
    await h.pass(15_000);
    expect(h.services.browser.reloads).toBe(1);
  });

  it('is not loaded in a call that began while the server was asked', async () => {
    let answer: (isServed: boolean) => void = () => undefined;
    const ask = worker().isServed;
    worker().isServed = () => new Promise((resolve) => (answer = resolve));
    await keep();
    await update();
    await h.answerCall('c1');
    worker().isServed = ask;
    answer(true);
    await h.pass(60_000);
    expect(h.services.browser.reloads).toBe(0);
    h.phone.end('c1');
    await h.pass(15_000);
    expect(h.services.browser.reloads).toBe(1);
  });

  it('is not loaded in a call that began while things were put on disk, and the session goes on', async () => {
    h.services.drafts.put = () => new Promise(() => undefined);
    h.dispatch(keepRequested({ conversationId: '1001', text: 'Bom dia' }));
    await keep();
    await update();
    await h.answerCall('c1');
    await h.pass(60_000);
    expect(h.services.browser.reloads).toBe(0);
    expect(h.state().auth.isLeaving).toBe(false);
    h.phone.end('c1');
    await h.pass(18_000);
    expect(h.services.browser.reloads).toBe(1);
  });

  it('waits while something is on its way to the server', async () => {
    await keep();
    h.dispatch(queued({ item: sampleOutboxItem(), spendsDraft: false }));
    await update();
    await h.pass(60_000);
    expect(h.services.browser.reloads).toBe(0);
  });

  it('waits while the agent is at something', async () => {
    await keep();
    worker().touched = true;
    await update();
    await h.pass(60_000);
    expect(h.services.browser.reloads).toBe(0);
    worker().touched = false;
    await h.pass(15_000);
    expect(h.services.browser.reloads).toBe(1);
  });
});
