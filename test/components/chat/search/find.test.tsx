import { act, screen, waitFor } from '@testing-library/react';
import { occurrences } from '../../../../src/components/chat/search/marks';
import { commands } from '../../../../src/components/shortcuts/commands';
import { received } from '../../../../src/store/messages/actions';
import * as timeline from '../../../../src/store/timeline/actions';
import { giveLayout } from '../../../support/layout';
import { OPEN, openChat } from '../../../support/openChat';
import { sampleMessage } from '../../../support/samples';

let restoreLayout: () => void;
beforeAll(() => {
  restoreLayout = giveLayout(2000);
});
afterAll(() => restoreLayout());

const NAME = 'Pesquisar na conversa';

const said = [
  sampleMessage({ id: '1', text: 'A *segunda* via não chegou' }),
  sampleMessage({ id: '2', text: 'Reação' }),
  sampleMessage({ id: '3', text: 'segunda-feira', status: 'deleted' }),
  sampleMessage({ id: '4', text: 'Na Segunda eu vejo' }),
];

const earlier = timeline.earlierLoaded({
  ...OPEN,
  pages: 1,
  isEnd: true,
  protocols: [
    {
      id: '900',
      queue: 'SAC',
      startedAt: '2026-03-01T09:00:00-03:00',
      messages: [sampleMessage({ id: '9', conversationId: '900', text: 'SEGUNDA vía' })],
    },
  ],
});

async function find() {
  const rendered = openChat(said);
  const { store, user } = rendered;
  act(() => {
    store.dispatch(timeline.earlierReadStarted(OPEN));
    store.dispatch(earlier);
  });
  await user.click(screen.getByRole('button', { name: NAME }));
  const box = await screen.findByRole('searchbox', { name: NAME });
  await waitFor(() => expect(box).toHaveFocus());
  return { ...rendered, box };
}

const count = (text: string) =>
  waitFor(() => expect(screen.getByText(text)).toHaveAttribute('role', 'status'));

/** What stands in the row that is marked. */
const found = () => document.querySelector('[data-found]')?.textContent;

describe('the search in a conversation', () => {
  it('is there for the very next key', async () => {
    const { user } = openChat(said);
    await user.click(screen.getByRole('button', { name: NAME }));
    const box = screen.getByRole('searchbox', { name: NAME });
    expect(box).toHaveFocus();
  });

  it('counts what is found in it and in earlier ones, whatever accents and case, the newest first', async () => {
    const { user, box } = await find();
    await user.type(box, 'SEGUNDA');
    await count('3 de 3');
    expect(found()).toContain('Na Segunda eu vejo');
    await user.clear(box);
    await user.type(box, 'reacao');
    await count('1 de 1');
    await user.clear(box);
    await user.type(box, 'segunda via');
    await count('2 de 2');
    await user.type(box, 'x');
    await count('Nenhum resultado');
    expect(found()).toBeUndefined();
  });

  it('goes from hit to hit and round, by keys and by buttons', async () => {
    const { user, box } = await find();
    await user.type(box, 'segunda');
    await count('3 de 3');
    await user.keyboard('{Enter}');
    await count('2 de 3');
    await user.keyboard('{ArrowUp}{Enter}');
    await count('3 de 3');
    await user.keyboard('{Shift>}{Enter}{/Shift}');
    await count('1 de 3');
    expect(found()).toContain('SEGUNDA vía');
    await user.click(screen.getByRole('button', { name: 'Próximo resultado' }));
    await count('2 de 3');
    await user.click(screen.getByRole('button', { name: 'Resultado anterior' }));
    await count('1 de 3');
  });

  it('keeps its place when another hit comes', async () => {
    const { user, box, store } = await find();
    await user.type(box, 'segunda');
    await count('3 de 3');
    const message = sampleMessage({ id: '5', text: 'Segunda' });
    act(() => void store.dispatch(received({ message, conversation: null })));
    await count('3 de 4');
  });

  it('is left with Escape, which gives the focus back and takes the marks away', async () => {
    const { user, box } = await find();
    await user.type(box, 'segunda');
    await count('3 de 3');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('searchbox', { name: NAME })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: NAME })).toHaveFocus();
    expect(found()).toBeUndefined();
  });
});

test('a folded message is shown whole as soon as a hit is in it, and stays so', async () => {
  const long = (word: string) => 'palavra '.repeat(1000) + word;
  const whole = () => screen.queryAllByText(/(?:agulha|alfinete)$/u).length;
  const { user } = openChat([
    sampleMessage({ id: '1', text: long('agulha') }),
    sampleMessage({ id: '2', text: long('alfinete') }),
    sampleMessage({ id: '3', text: 'fim' }),
  ]);
  await user.click(screen.getByRole('button', { name: NAME }));
  const box = await screen.findByRole('searchbox', { name: NAME });
  await waitFor(() => expect(box).toHaveFocus());
  await user.paste('fim');
  await count('1 de 1');
  expect(whole()).toBe(0);
  await user.clear(box);
  await user.paste('agulha');
  await count('1 de 1');
  expect(found()).toContain('agulha');
  expect(whole()).toBe(1);
  await user.clear(box);
  await user.paste('alfinete');
  await count('1 de 1');
  expect(found()).toContain('alfinete');
  expect(whole()).toBe(2);
});

test('the search opens by its shortcut too, and gives the focus back to what had it', async () => {
  const { user, store } = openChat(said);
  const composer = screen.getByRole('textbox', { name: 'Mensagem' });
  await user.click(composer);
  const does = { request: store.dispatch, isSettled: () => true, goHome: () => undefined };
  const context = { state: store.getState(), ...does };
  act(() => commands.find(context));
  const box = await screen.findByRole('searchbox', { name: NAME });
  await waitFor(() => expect(box).toHaveFocus());
  await user.keyboard('{Escape}');
  expect(composer).toHaveFocus();
});

test('the places of a term are those of the text as it is written', () => {
  expect(occurrences('Ação, ação', 'acao')).toEqual([
    [0, 4],
    [6, 10],
  ]);
  expect(occurrences('a\u0301rea \u{1f600} área', 'area')).toEqual([
    [0, 5],
    [9, 13],
  ]);
  expect(occurrences('nada', 'x')).toEqual([]);
});
