import { keepShell } from '../../../src/sagas/app/keepShell';
import { keepRequested } from '../../../src/store/drafts/actions';
import { queued } from '../../../src/store/outbox/actions';
import { leadFoundElsewhere, leadGained, updateFound, updateStarted } from '../../../src/store/page/actions';
import { sampleOutboxItem } from '../../support/samples';
import { createVoiceHarness, type VoiceHarness } from '../../support/voiceHarness';

let h: VoiceHarness;

const shell = () => h.services.shell;

beforeEach(async () => {
  h = createVoiceHarness();
  shell().isPossible = true;
  await h.start();
});

afterEach(() => h.end());

async function keep(): Promise<void> {
  h.run(keepShell);
  await h.pass(10_000);
  h.forget();
}

async function update(): Promise<void> {
  shell().update();
  await h.settle();
}

describe('the console on this machine', () => {
  it('is kept once the first screen is there', async () => {
    h.run(keepShell);
    await h.pass(9_999);
    expect(shell().done).toEqual([]);
    await h.pass(1);
    expect(shell().done).toEqual(['keep']);
  });

  it('is not where a page may not have one, and goes where the deployment wants it gone', async () => {
    shell().isPossible = false;
    await keep();
    expect(shell().done).toEqual([]);
    shell().isPossible = true;
    h.services.deployment.mayBeKept = () => false;
    await keep();
    expect(shell().done).toEqual(['remove']);
  });

  it('is not where the browser does not want it', async () => {
    shell().isWelcome = false;
    await keep();
    await update();
    expect(h.types('page')).toEqual([]);
  });

  it('is looked at for a newer version each hour', async () => {
    await keep();
    await h.pass(2 * 60 * 60_000);
    expect(shell().done).toEqual(['keep', 'look', 'look']);
  });
});

describe('a newer version that the page already is', () => {
  beforeEach(async () => {
    await keep();
    shell().isNew = true;
  });

  it('takes over without the page, even in a call', async () => {
    await h.answerCall('c1');
    await update();
    expect(shell().done).toEqual(['keep', 'takeOver']);
    await h.pass(60_000);
    expect(h.services.browser.reloads).toBe(0);
    expect(h.payloads(updateFound)).toEqual([]);
  });

  it('leaves the one after it to the next quiet moment', async () => {
    await update();
    shell().isNew = false;
    await update();
    expect(shell().done).toEqual(['keep', 'takeOver']);
    expect(h.services.browser.reloads).toBe(1);
  });

  it('waits for the tab that works', async () => {
    h.dispatch(leadFoundElsewhere());
    await update();
    await h.pass(60_000);
    expect(shell().done).toEqual(['keep']);
    h.dispatch(leadGained());
    await h.settle();
    expect(shell().done).toEqual(['keep', 'takeOver']);
  });
});

describe('a newer version', () => {
  it('is left to the tab that works, which one that only waits follows', async () => {
    await keep();
    h.dispatch(leadFoundElsewhere());
    await update();
    await h.pass(60_000);
    expect(shell().done).toEqual(['keep']);
    await shell().takeOver();
    await h.pass(15_000);
    expect(h.services.browser.reloads).toBe(1);
  });

  it('is loaded at once in a quiet moment, with all that was typed on disk', async () => {
    await keep();
    h.dispatch(keepRequested({ conversationId: '1001', text: 'Bom dia' }));
    await update();
    expect(h.types('page', 'auth')).toEqual([
      'page/updateFound',
      'page/updateStarted',
      'auth/farewellStarted',
    ]);
    expect([...h.services.disk.drafts.values()]).toMatchObject([{ text: 'Bom dia' }]);
    expect(shell().done).toEqual(['keep']);
    expect(h.services.browser.reloads).toBe(1);
  });

  it('waits until the server gives it: without a network the page would be the same again', async () => {
    shell().served = false;
    await keep();
    await update();
    await h.pass(60_000);
    expect(h.services.browser.reloads).toBe(0);
    shell().served = true;
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
    const ask = shell().isServed;
    shell().isServed = () => new Promise((resolve) => (answer = resolve));
    await keep();
    await update();
    await h.answerCall('c1');
    shell().isServed = ask;
    answer(true);
    await h.pass(60_000);
    expect(h.services.browser.reloads).toBe(0);
    h.phone.end('c1');
    await h.pass(15_000);
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
    shell().touched = true;
    await update();
    await h.pass(60_000);
    expect(h.services.browser.reloads).toBe(0);
    shell().touched = false;
    await h.pass(15_000);
    expect(h.services.browser.reloads).toBe(1);
  });
});
