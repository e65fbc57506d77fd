import { fireEvent, screen, within } from '@testing-library/react';
import { loaded } from '../../../src/store/conversations/actions';
import { mailOpenRequested } from '../../../src/store/drafts/actions';
import { selectDraftFiles } from '../../../src/store/drafts/selectors';
import { giveLayout } from '../../support/layout';
import { openChat } from '../../support/openChat';
import { sampleConversation, sampleMessage } from '../../support/samples';

let restoreLayout: () => void;
beforeAll(() => {
  restoreLayout = giveLayout(2000);
});
afterAll(() => restoreLayout());

const photo = (name: string) => new File(['x'], name, { type: 'image/png' });

it('files that are dropped on an e-mail conversation open its answer with all of them', async () => {
  const byMail = loaded({ conversations: [sampleConversation({ queueType: 4 })] });
  const { store, dispatched } = openChat([sampleMessage({ id: '7', queueType: 4, text: 'A nota?' })], byMail);
  const files = [photo('nota.png'), photo('recibo.png')];
  const items = files.map(() => ({ kind: 'file', webkitGetAsEntry: () => ({ isDirectory: false }) }));
  const chat = screen.getByRole('region', { name: 'Maria Souza' });
  const dataTransfer = { files, items, types: ['Files'], dropEffect: 'none' };
  fireEvent.dragEnter(chat, { dataTransfer });
  fireEvent.drop(chat, { dataTransfer });
  expect(dispatched.filter(mailOpenRequested.match)).toMatchObject([
    { payload: { kind: 'answer', messageId: '7' } },
  ]);
  expect(selectDraftFiles(store.getState(), '1001')).toEqual([]);
  const list = await screen.findByRole('list', { name: 'Anexos' });
  const names = within(list)
    .getAllByRole('listitem')
    .map((one) => one.querySelector('.attachment__name')?.textContent);
  expect(names).toEqual(['nota.png', 'recibo.png']);
});
