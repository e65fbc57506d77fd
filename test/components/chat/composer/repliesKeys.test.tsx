import { act, createEvent, fireEvent } from '@testing-library/react';
import { sessionRestored } from '../../../../src/store/auth/actions';
import { removed } from '../../../../src/store/conversations/actions';
import { shortcutKeysRequested } from '../../../../src/store/ui/actions';
import { giveLayout } from '../../../support/layout';
import { OPEN } from '../../../support/openChat';
import { openWithReplies, replies, sentTexts } from '../../../support/replies';
import { USER } from '../../../support/world';

let restoreLayout: () => void;
beforeAll(() => {
  restoreLayout = giveLayout(400);
});
afterAll(() => restoreLayout());

const { box, popup, shown } = replies;

describe('a slash that is none of theirs', () => {
  it.each([
    ['in a fraction', '1/2 e 3/4'],
    ['in a date', 'em 24/12'],
    ['in an address', 'https://exemplo.com/a/b'],
    ['in two words', 'e/ou'],
    ['before a space', 'km / h'],
    ['of a path', 'em /home/ana'],
  ])('opens nothing that would take Enter away: %s', async (_where, text) => {
    const { user, dispatched } = openWithReplies();
    await user.type(box(), `${text}{Enter}`);
    expect(sentTexts(dispatched)).toEqual([{ ...OPEN, text }]);
  });

  it('makes way once nothing is found and another word begins', async () => {
    const { user, dispatched } = openWithReplies();
    await user.type(box(), '/xyz');
    const { getByText } = await shown();
    expect(getByText('Nenhuma resposta encontrada')).toBeVisible();
    await user.keyboard(' ');
    expect(popup()).not.toBeInTheDocument();
    await user.keyboard('/zzz{Enter}');
    expect(sentTexts(dispatched)).toEqual([{ ...OPEN, text: '/xyz /zzz' }]);
  });

  it('is pasted, or left over after something was taken away', async () => {
    const { user } = openWithReplies();
    await user.click(box());
    await user.paste('/pra');
    expect(popup()).not.toBeInTheDocument();
    await user.keyboard('{Backspace}{Backspace}{Backspace}');
    expect(box()).toHaveValue('/');
    expect(popup()).not.toBeInTheDocument();
  });

  it('leaves the Enter of an input method alone', async () => {
    const { user, dispatched } = openWithReplies();
    await user.type(box(), '/pra');
    await shown();
    fireEvent(box(), createEvent.keyDown(box(), { key: 'Enter', isComposing: true }));
    expect(box()).toHaveValue('/pra');
    expect(popup()).toBeInTheDocument();
    expect(sentTexts(dispatched)).toEqual([]);
  });
});

const US = { key: '\\', code: 'Backslash' };
const ABNT2 = { key: '\\', code: 'IntlBackslash' };
const ABNT2_BRACKET = { key: ']', code: 'Backslash' };
const SPANISH_LESS = { key: '<', code: 'IntlBackslash' };

describe('the keys of the canned replies', () => {
  it('open them by a backslash where a word begins, which goes when one is chosen and stays when none is', async () => {
    const { user } = openWithReplies();
    await user.type(box(), 'Oi \\pra');
    await shown();
    await user.keyboard('{Escape}');
    expect(box()).toHaveValue('Oi \\pra');
    await user.clear(box());
    await user.type(box(), '\\pra{Enter}');
    expect(box()).toHaveValue('O prazo é de 5 dias úteis.');
  });

  it('write a backslash inside a word', async () => {
    const { user } = openWithReplies();
    await user.type(box(), 'C:\\');
    expect(popup()).not.toBeInTheDocument();
  });

  it.each([
    ['US', US],
    ['ABNT2', ABNT2],
    ['ABNT2 bracket', ABNT2_BRACKET],
    ['Spanish less-than', SPANISH_LESS],
  ])('open them from elsewhere in the page on both places: %s', async (_layout, key) => {
    openWithReplies();
    act(() => box().blur());
    expect(fireEvent.keyDown(document.body, key)).toBe(false);
    await shown();
    expect(box()).toHaveFocus();
  });

  it('write their keys, and open nothing by them, for who turned them off', async () => {
    const { user } = openWithReplies(
      sessionRestored({ user: USER }),
      shortcutKeysRequested({ agent: USER.login, keys: { replies: null } }),
    );
    await user.type(box(), '\\');
    await user.type(box(), ' /');
    act(() => box().blur());
    fireEvent.keyDown(document.body, US);
    expect(popup()).not.toBeInTheDocument();
  });

  it('stay quiet where nothing can be written', () => {
    const { store } = openWithReplies();
    act(() => void store.dispatch(removed({ ...OPEN, reason: 'taken', to: null })));
    expect(fireEvent.keyDown(document.body, US)).toBe(true);
  });
});
