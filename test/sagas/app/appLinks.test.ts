import { watchAppLinks } from '../../../src/sagas/app/appLinks';
import { createSagaHarness, type SagaHarness } from '../../support/sagaHarness';

let h: SagaHarness;
beforeEach(() => {
  h = createSagaHarness();
  h.run(watchAppLinks);
});
afterEach(() => h.end());

const creation = () => h.state().conversations.creation;

it('a mailto: link opens the new e-mail with its address, and sends nothing', async () => {
  h.services.appLinks.follow({ kind: 'email', address: 'ana@example.com' });
  await h.settle();
  expect(creation()).toMatchObject({ kind: 'email', address: 'ana@example.com', name: '' });
  expect(h.types()).toEqual(['conversations/createOpenRequested']);
});

it('so does one that another tab handed on, and a shortcut', async () => {
  h.services.tabs.emit({ follow: { kind: 'whatsapp', address: '' } });
  await h.settle();
  expect(creation()).toMatchObject({ kind: 'whatsapp', address: '' });
});

it('the history is shown where its shortcut leads; numbers are the telephone’s matter', async () => {
  h.services.appLinks.follow({ kind: 'history' });
  h.services.tabs.emit({ follow: { kind: 'dial', number: '2002' } });
  await h.settle();
  expect(h.services.appLinks.histories).toBe(1);
  expect(h.types()).toEqual([]);
});
