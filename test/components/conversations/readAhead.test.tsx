import { fireEvent, screen, within } from '@testing-library/react';
import { ConversationList } from '../../../src/components/conversations/ConversationList';
import { loaded, openRequested } from '../../../src/store/conversations/actions';
import { giveLayout } from '../../support/layout';
import { renderWithStore } from '../../support/renderWithStore';
import { sampleConversation } from '../../support/samples';

let restoreLayout: () => void;
beforeAll(() => {
  restoreLayout = giveLayout();
});
afterAll(() => restoreLayout());

const maria = sampleConversation({ id: '1001', fromName: 'Maria Souza' });

function setUp() {
  const { dispatched, store } = renderWithStore(<ConversationList />, {
    facts: [loaded({ conversations: [maria] })],
  });
  return {
    store,
    row: screen.getByRole('row', { name: /Maria Souza/u }),
    reads: () => dispatched.filter(({ type }) => type === 'messages/readAheadRequested'),
  };
}

describe('a press on a row', () => {
  it('asks for its messages before it is over', () => {
    const { reads, row } = setUp();
    fireEvent.mouseDown(row);
    expect(reads()).toMatchObject([{ payload: { conversationId: '1001' } }]);
  });

  it('asks for nothing where something else is meant, or the conversation is open', async () => {
    const { reads, row, store } = setUp();
    fireEvent.mouseDown(row, { button: 2 });
    for (const key of ['ctrlKey', 'metaKey', 'shiftKey']) fireEvent.mouseDown(row, { [key]: true });
    fireEvent.mouseDown(within(row).getByRole('checkbox'));
    fireEvent.mouseDown(within(row).getByRole('button'));
    store.dispatch(openRequested({ conversationId: '1001' }));
    fireEvent.mouseDown(await screen.findByRole('row', { selected: true }));
    expect(reads()).toEqual([]);
  });
});
