import { act, screen, waitFor } from '@testing-library/react';
import type * as texts from '../../../../src/components/chat/text/MessageText';
import type * as people from '../../../../src/components/email/people';
import { changed } from '../../../../src/store/messages/actions';
import { queued } from '../../../../src/store/outbox/actions';
import { giveLayout } from '../../../support/layout';
import { openChat } from '../../../support/openChat';
import { sampleMessage, sampleOutboxItem } from '../../../support/samples';

jest.mock('../../../../src/components/chat/text/MessageText', () => {
  const real = jest.requireActual<typeof texts>('../../../../src/components/chat/text/MessageText');
  function MessageText(props: Parameters<typeof real.MessageText>[0]) {
    if (props.text.startsWith('!')) throw new Error('It cannot be drawn');
    return real.MessageText(props);
  }
  return { MessageText };
});

jest.mock('../../../../src/components/email/people', () => {
  const real = jest.requireActual<typeof people>('../../../../src/components/email/people');
  const personOf = (address: string) => {
    if (address === 'broken@exemplo.com') throw new Error('It cannot be drawn');
    return real.personOf(address);
  };
  return { ...real, personOf };
});

let restoreLayout: () => void;
beforeAll(() => {
  restoreLayout = giveLayout(2000);
});
afterAll(() => restoreLayout());

// React writes what a boundary caught to the console; here it is what the test is about.
beforeEach(() => void jest.spyOn(console, 'error').mockReturnValue(undefined));
afterEach(() => jest.restoreAllMocks());

const BROKEN = 'Não foi possível mostrar esta mensagem por completo.';

const names = () => screen.getAllByRole('article').map((one) => one.getAttribute('aria-label') ?? '');

it('shows the text of a message that throws, with a word, and the others around it as ever', () => {
  const { store } = openChat(
    [
      sampleMessage({ id: '1', text: 'antes' }),
      sampleMessage({ id: '2', text: '!quebrada' }),
      sampleMessage({ id: '3', text: 'depois' }),
    ],
    queued({ item: sampleOutboxItem({ text: '!minha' }), spendsDraft: false }),
  );
  expect(names()).toEqual([
    expect.stringContaining('antes'),
    BROKEN,
    expect.stringContaining('depois'),
    BROKEN,
  ]);
  expect(screen.getByText('!quebrada')).toBeVisible();
  expect(screen.getByText('!minha')).toBeVisible();
  const mended = sampleMessage({ id: '2', text: 'inteira' });
  act(() => void store.dispatch(changed({ message: mended, conversation: null })));
  expect(names()[1]).toContain('inteira');
});

it('does the same for a mail', async () => {
  const envelope = { from: 'a@exemplo.com', to: [], cc: [], bcc: [] };
  openChat([
    sampleMessage({ id: '1', queueType: 4, text: 'antes', envelope }),
    sampleMessage({
      id: '2',
      queueType: 4,
      text: '<p>quebrado</p>',
      envelope: { ...envelope, from: 'broken@exemplo.com' },
    }),
  ]);
  await waitFor(() => expect(names()).toEqual([expect.stringContaining('antes'), BROKEN]));
  expect(screen.getByText('quebrado')).toBeVisible();
});
