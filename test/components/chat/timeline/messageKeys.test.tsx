import { act, screen, within } from '@testing-library/react';
import { changed } from '../../../../src/store/messages/actions';
import { giveLayout } from '../../../support/layout';
import { mine, openChat } from '../../../support/openChat';
import { sampleMessage } from '../../../support/samples';

let restoreLayout: () => void;
beforeAll(() => {
  restoreLayout = giveLayout(2000);
});
afterAll(() => restoreLayout());

const log = () => screen.getByRole('log', { name: 'Mensagens' });
const message = (name: RegExp) => screen.getByRole('article', { name });
const options = (name: RegExp) => within(message(name)).getByRole('button', { name: 'Opções da mensagem' });

function show() {
  const view = openChat([
    sampleMessage({ id: '1', text: 'Bom dia' }),
    sampleMessage({ id: '2', text: 'Tudo bem?' }),
    mine({ id: '3', text: 'Tudo' }),
  ]);
  act(() => log().focus());
  return view;
}

it('the log is one tab stop, with arrows from message to message', async () => {
  const { user } = show();
  expect(options(/Bom dia$/u)).toHaveAttribute('tabindex', '-1');
  await user.keyboard('{ArrowUp}');
  expect(message(/Tudo$/u)).toHaveFocus();
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
  expect(message(/Bom dia$/u)).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(message(/Tudo bem\?$/u)).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(log()).toHaveFocus();
});

it('what can be done with a message opens from it, and gives the focus back', async () => {
  const { user } = show();
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowRight}');
  expect(options(/Tudo bem\?$/u)).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  expect(message(/Tudo bem\?$/u)).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('menuitem', { name: 'Responder' })).toBeVisible();
});

it('what is only read has nothing to draw beside it; the focus brings it', async () => {
  const { user } = show();
  expect(options(/Tudo$/u)).toBeEmptyDOMElement();
  await user.keyboard('{ArrowUp}');
  expect(options(/Tudo$/u)).not.toBeEmptyDOMElement();
  expect(within(message(/Tudo$/u)).getByRole('button', { name: 'Copiar' })).toBeVisible();
});

it('tells aloud of a message that the provider gave up, and not of those that had failed before', () => {
  const { store } = openChat([
    mine({ id: '3', text: 'Antes', status: 'sent', errorText: 'Número inválido' }),
    mine({ id: '4', text: 'Tudo', status: 'sent' }),
  ]);
  const loud = () => document.querySelector('[data-announcer="assertive"]');
  expect(loud()).toHaveTextContent('');
  const message4 = mine({ id: '4', text: 'Tudo', status: 'sent', errorText: 'Número inválido' });
  act(() => void store.dispatch(changed({ message: message4, conversation: null })));
  expect(loud()).toHaveTextContent('A mensagem não foi enviada.');
});
