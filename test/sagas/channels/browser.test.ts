import { watchBrowser } from '../../../src/sagas/channels/browser';
import { createSagaHarness, type SagaHarness } from '../../support/sagaHarness';

let h: SagaHarness;
beforeEach(() => {
  h = createSagaHarness();
});
afterEach(() => h.end());

describe('the page', () => {
  it('tells what happens to it, one fact each', async () => {
    h.run(watchBrowser);
    const { browser } = h.services;
    browser.emit({ kind: 'offline' });
    browser.emit({ kind: 'online' });
    browser.emit({ kind: 'hidden' });
    browser.emit({ kind: 'shown' });
    browser.emit({ kind: 'pageHidden' });
    browser.emit({ kind: 'woke', sleptMs: 45_000 });
    await h.settle();
    expect(h.facts()).toEqual([
      { type: 'browser/wentOffline', payload: null },
      { type: 'browser/cameOnline', payload: null },
      { type: 'browser/hidden', payload: null },
      { type: 'browser/shown', payload: null },
      { type: 'browser/pageHidden', payload: null },
      { type: 'browser/woke', payload: { sleptMs: 45_000 } },
    ]);
  });

  it('tells at the beginning when it is offline or hidden already', async () => {
    h.services.browser.online = false;
    h.services.browser.visible = false;
    h.run(watchBrowser);
    await h.settle();
    expect(h.state().app).toMatchObject({ online: false, visible: false });
    expect(h.state().conversations.visible).toBe(false);
  });

  it('is listened to no more once the console ends', async () => {
    const task = h.run(watchBrowser);
    expect(h.services.browser.listeners()).toBe(1);
    task.cancel();
    await h.settle();
    expect(h.services.browser.listeners()).toBe(0);
  });
});
