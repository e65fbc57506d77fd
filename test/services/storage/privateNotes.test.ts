import { createPrivateNoteStorage } from '../../../src/services/storage/privateNotes';
import { leavingPage } from '../../support/leavingPage';
import { memoryDb } from '../../support/memoryDb';

test('private notes are one record per agent and conversation', async () => {
  const storage = createPrivateNoteStorage(memoryDb(), leavingPage().page);
  const note = { conversationId: '1001', contactId: '77', text: 'Quer boleto', changedAt: 1 };
  await storage.put('ana', { ...note, text: 'Quer' });
  await storage.put('ana', note);
  await storage.put('bia', { ...note, contactId: null });
  expect(await storage.all('ana')).toEqual([note]);
  await storage.remove('ana', '1001');
  expect(await storage.all('ana')).toEqual([]);
  expect(await storage.all('bia')).toHaveLength(1);
});

test('a note that is typed as the page goes is read by the next one', async () => {
  const { page } = leavingPage();
  const leaving = createPrivateNoteStorage(() => new Promise(() => undefined), page);
  const note = { conversationId: '1001', contactId: '77', text: 'Prefere e-ma', changedAt: 1 };
  void leaving.put('ana', note);
  page.dispatchEvent(new Event('pagehide'));
  expect(await createPrivateNoteStorage(memoryDb(), page).all('ana')).toEqual([note]);
});
