import { act, screen, within } from '@testing-library/react';
import type { UnknownAction } from '@reduxjs/toolkit';
import { ConsoleFrame } from '../../../src/components/frame/ConsoleFrame';
import { loaded } from '../../../src/store/conversations/actions';
import { overlayRequested, shortcutKeysRequested } from '../../../src/store/ui/actions';
import { installed } from '../../support/installed';
import { renderWithStore } from '../../support/renderWithStore';
import { voiceFacts } from '../../support/telephone';
import { conversation, signedInFacts } from '../../support/world';

function show(facts: UnknownAction[] = signedInFacts(), route = '/home') {
  const shown = (
    <ConsoleFrame>
      <main />
    </ConsoleFrame>
  );
  return renderWithStore(shown, { facts, route });
}

const bar = () => within(screen.getByRole('banner'));

const nav = () => within(screen.getByRole('navigation', { name: 'Principal' }));

const types = (dispatched: readonly UnknownAction[]) => dispatched.map(({ type }) => type);

afterEach(() => jest.restoreAllMocks());

describe('the skip links', () => {
  it('are the first stops, and lead to the list and to where one writes', async () => {
    const { user } = show();
    const pane = document.body.appendChild(document.createElement('aside'));
    pane.innerHTML = '<div role="row" tabindex="0">Ana</div>';
    await user.tab();
    expect(screen.getByRole('link', { name: 'Ir para a lista' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByText('Ana')).toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'Ir para a conversa' }));
    expect(screen.getByRole('main')).toHaveFocus();
    pane.remove();
  });

  it('lead to the content where there is no list', () => {
    show(signedInFacts(), '/historico');
    expect(screen.getByRole('link', { name: 'Ir para o conteúdo' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Ir para a lista' })).toBeNull();
  });
});

describe('the rail', () => {
  it('names the product of the deployment, and shows the version', () => {
    show();
    expect(bar().getByRole('heading')).toHaveTextContent(/^Central Aurora v\d+\.\d+\.\d+/);
    expect(nav().getByText(/^v\d+\.\d+\.\d+/)).toBeInTheDocument();
  });

  it('counts what is unread and which calls were missed', () => {
    const conversations = [conversation('1', { unread: 2 }), conversation('2', { unread: 3 })];
    show([...voiceFacts('Voz'), loaded({ conversations })]);
    const home = nav().getByRole('link', { name: 'Atendimentos' });
    expect(home).toHaveTextContent('5');
    expect(home).toHaveAccessibleDescription('5 mensagens não lidas');
    expect(nav().getByRole('link', { name: 'Telefone' })).not.toHaveAccessibleDescription();
  });

  it('counts no further than it shows, and says so', () => {
    show([loaded({ conversations: [conversation('1', { unread: 60 }), conversation('2', { unread: 61 })] })]);
    const home = nav().getByRole('link', { name: 'Atendimentos' });
    expect(home).toHaveTextContent('99');
    expect(home).toHaveAccessibleDescription('Mais de 99 mensagens não lidas');
  });

  it('leads to the telephone only who has one', () => {
    show(signedInFacts({ extension: null, extensionNumber: null }));
    expect(nav().queryByRole('link', { name: 'Telefone' })).toBeNull();
  });

  it('opens what the agent did today, and the shortcuts', async () => {
    const { user, dispatched } = show();
    await user.click(nav().getByRole('button', { name: 'Meu dia' }));
    await user.click(nav().getByRole('button', { name: 'Atalhos' }));
    // The first may ask for its figures before the second is pressed.
    expect(dispatched.filter(overlayRequested.match).map(({ payload }) => payload)).toEqual([
      { overlay: 'dayStats' },
      { overlay: 'shortcuts' },
    ]);
  });

  it('leads everybody to the settings', async () => {
    const { user, dispatched } = show();
    await user.click(nav().getByRole('button', { name: 'Configurações' }));
    expect(types(dispatched)).toEqual(['conversations/leaveRequested']);
  });

  it('leaves the open conversation when an entry is chosen', async () => {
    const { user, dispatched } = show();
    expect(nav().getByRole('link', { name: 'Atendimentos' })).toHaveAttribute('aria-current', 'page');
    await user.click(nav().getByRole('link', { name: 'Histórico' }));
    expect(types(dispatched)).toEqual(['conversations/leaveRequested']);
    expect(nav().getByRole('link', { name: 'Histórico' })).toHaveAttribute('aria-current', 'page');
    expect(nav().getByRole('link', { name: 'Contatos' })).toHaveAttribute('href', '/contatos');
  });

  it('keeps the open conversation when an entry is opened in another tab', async () => {
    const { user, dispatched } = show();
    await user.keyboard('{Control>}');
    await user.click(screen.getByRole('link', { name: 'Contatos' }));
    expect(dispatched).toEqual([]);
  });
});

describe('the top bar', () => {
  it('opens the palette by the global field, which names its keys', async () => {
    const { user, dispatched } = show();
    const field = bar().getByRole('button', { name: 'Pesquisar ou fazer…' });
    expect(field).toHaveAttribute('aria-keyshortcuts', 'Control+K');
    await user.click(field);
    expect(dispatched).toMatchObject([{ type: 'ui/overlayRequested', payload: { overlay: 'palette' } }]);
  });

  it('names no keys where the agent turned them off', () => {
    const turnedOff = shortcutKeysRequested({ agent: 'ana', keys: { palette: null } });
    show([...signedInFacts(), turnedOff]);
    const field = bar().getByRole('button', { name: 'Pesquisar ou fazer…' });
    expect(field).toHaveTextContent(/^Pesquisar ou fazer…Pesquisar$/);
  });

  it('has the buttons of a window only where it is one', () => {
    const { unmount } = show();
    expect(bar().queryByRole('button', { name: 'Fechar' })).toBeNull();
    unmount();
    installed();
    show();
    expect(bar().getByRole('button', { name: 'Fechar' })).toBeInTheDocument();
  });

  it('fills the screen and comes back', async () => {
    const requestFullscreen = jest.fn(() => Promise.resolve());
    Object.assign(document.documentElement, { requestFullscreen });
    installed();
    const { user } = show();
    await user.click(bar().getByRole('button', { name: 'Maximizar' }));
    expect(requestFullscreen).toHaveBeenCalledTimes(1);
    Object.defineProperty(document, 'fullscreenElement', {
      value: document.documentElement,
      configurable: true,
    });
    act(() => void document.dispatchEvent(new Event('fullscreenchange')));
    expect(bar().getByRole('button', { name: 'Restaurar' })).toBeInTheDocument();
    Reflect.deleteProperty(document, 'fullscreenElement');
  });

  it('says that it cannot be minimised where the browser has no small window', async () => {
    installed();
    const { user } = show();
    const button = bar().getByRole('button', { name: 'Minimizar' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAttribute('title', 'Este navegador não tem janela reduzida');
    await user.click(button);
  });
});
