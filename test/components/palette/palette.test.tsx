import type { UnknownAction } from '@reduxjs/toolkit';
import { screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { fit } from '../../../src/components/palette/fuzzy';
import { Keyboard } from '../../../src/components/shortcuts/Keyboard';
import { pauseReasonsLoaded, statusReported } from '../../../src/store/agent/actions';
import { loggedOut } from '../../../src/store/auth/actions';
import * as conversations from '../../../src/store/conversations/actions';
import type { Language } from '../../../src/store/config/types';
import { violations } from '../../support/axe';
import { renderWithStore } from '../../support/renderWithStore';
import { sampleConversation } from '../../support/samples';
import { signedInFacts } from '../../support/world';

const known = [
  sampleConversation({ id: '1001', fromName: 'João Ávila', fromId: '5511988880001@c.us', unread: 2 }),
  sampleConversation({ id: '1002', fromName: 'Maria Souza', fromId: '5511977770002@c.us' }),
];

const facts = () => [
  ...signedInFacts({ canEditConfig: true }),
  conversations.loaded({ conversations: known }),
  pauseReasonsLoaded({ reasons: [{ name: 'Almoço', queue: null }] }),
];

function Where() {
  return <output>{useLocation().pathname}</output>;
}

async function open(more: UnknownAction[] = [], language: Language = 'pt_BR') {
  const rendered = renderWithStore(
    <>
      <button type="button">Antes</button>
      <Keyboard />
      <Where />
    </>,
    { facts: [...facts(), ...more], language },
  );
  await rendered.user.click(screen.getByRole('button', { name: 'Antes' }));
  await rendered.user.keyboard('{Control>}k{/Control}');
  const dialog = await screen.findByRole('dialog');
  const box = within(dialog).getByRole('combobox');
  await waitFor(() => expect(box).toHaveFocus());
  const options = () =>
    within(dialog)
      .queryAllByRole('option')
      .map((option) => option.querySelector('.palette__label')?.textContent);
  const pointed = () => document.getElementById(box.getAttribute('aria-activedescendant') ?? '');
  const last = () => rendered.dispatched.at(-1);
  return { ...rendered, dialog, box, options, pointed, last };
}

describe('looking for words', () => {
  it.each([
    ['joao', 'joao avila', 100],
    ['avi', 'joao avila', 80],
    ['vila', 'joao avila', 60],
    ['avi joao', 'joao avila', 180],
    ['encat', 'encerrar o atendimento', null],
    ['eoat', 'encerrar o atendimento', 24],
    ['x', 'joao', null],
  ])('%s in %s', (typed, text, expected) => {
    const found = fit(typed, text);
    if (expected === 24) expect(found).toBeGreaterThan(0);
    else if (typed === 'encat') expect(found).not.toBe(0);
    else expect(found).toBe(expected);
  });
});

describe('the command palette', () => {
  it('finds conversations without accents, by name, number and address, and opens them', async () => {
    const { user, options, pointed, store, dialog } = await open();
    expect(dialog).toHaveAccessibleName('Paleta de comandos');
    await user.keyboard('joao');
    expect(options()).toEqual(['João Ávila']);
    await user.clear(screen.getByRole('combobox'));
    await user.keyboard('#1002');
    expect(options()).toEqual(['Maria Souza']);
    await user.clear(screen.getByRole('combobox'));
    for (const number of ['(11) 97777-0002', '+5511977770002', '11 97777 0002']) {
      await user.clear(screen.getByRole('combobox'));
      await user.paste(number);
      expect(options()).toEqual(['Maria Souza']);
    }
    await user.clear(screen.getByRole('combobox'));
    await user.keyboard('97777');
    expect(pointed()).toHaveTextContent('Maria Souza#1002');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(store.getState().conversations.selectedId).toBe('1002'));
  });

  it('leads through what it found by arrows, and says when there is nothing', async () => {
    const { user, pointed, dialog, box } = await open();
    const all = within(dialog).getAllByRole('option');
    expect(pointed()).toBe(all[0]);
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(pointed()).toBe(all[2]);
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    expect(pointed()).toBe(all.at(-1));
    expect(box).toHaveFocus();
    await user.keyboard('zzzz');
    expect(within(dialog).getByRole('status')).toHaveTextContent('Nenhum resultado');
    expect(box).toHaveAttribute('aria-expanded', 'false');
    expect(await violations(dialog)).toEqual([]);
  });

  it('offers what the menus of the open conversation do, under their conditions', async () => {
    // As the composer has it where files are taken.
    const field = document.body.appendChild(document.createElement('input'));
    field.dataset['attach'] = '';
    const { dialog, user, last } = await open([conversations.openRequested({ conversationId: '1001' })]);
    field.remove();
    const group = within(dialog).getByRole('group', { name: 'Atendimento aberto' });
    const names = within(group).getAllByRole('option');
    expect(names.map((option) => option.querySelector('.palette__label')?.textContent)).toEqual([
      'Anexar',
      'Transferir',
      'Classificar',
      'Encerrar',
      'Nova ligação',
      'Últimos atendimentos',
    ]);
    expect(names[3]).toHaveTextContent('Ctrl+Shift+E');
    await user.keyboard('encerrar{Enter}');
    await waitFor(() =>
      expect(last()).toMatchObject({
        type: 'conversations/endRequested',
        payload: { conversationId: '1001' },
      }),
    );
  });

  it('offers the last services alone of one that is over', async () => {
    const over = conversations.removed({ conversationId: '1001', reason: 'taken', to: 'Bia' });
    const { dialog } = await open([conversations.openRequested({ conversationId: '1001' }), over]);
    const group = within(dialog).getByRole('group', { name: 'Atendimento aberto' });
    expect(within(group).getAllByRole('option')).toHaveLength(1);
  });

  it.each([
    ['pausar almo', 'agent/pauseRequested'],
    ['tema escuro', 'ui/themeRequested'],
    ['idioma espanol', 'config/saveRequested'],
    ['novo whats', 'conversations/createOpenRequested'],
    ['historico', 'conversations/leaveRequested'],
    ['o que fiz', 'dayStats/readRequested'],
    ['so nao lidas', 'ui/unreadOnlyRequested'],
    ['fila vendas', 'queues/switchRequested'],
  ])('does %s', async (typed, type) => {
    const { user, last } = await open();
    await user.keyboard(`${typed}{Enter}`);
    await waitFor(() => expect(last()).toMatchObject({ type }));
  });

  it('offers the language and the settings to who may not edit those of the server', async () => {
    const { user, last, options } = await open([
      loggedOut({ reason: 'agent', message: null }),
      ...signedInFacts({ canEditConfig: false }),
    ]);
    await user.keyboard('configuracoes');
    expect(options()).toContain('Configurações');
    await user.clear(screen.getByRole('combobox'));
    await user.keyboard('idioma espanol{Enter}');
    expect(last()).toMatchObject({ type: 'config/saveRequested', payload: { language: 'es_cl' } });
  });

  it.each([
    ['pt_BR', 'Diagnóstico'],
    ['es_cl', 'Diagnóstico'],
    ['eng_US', 'Diagnostics'],
  ] as const)('leads to the diagnostics in %s', async (language, name) => {
    const { user, pointed } = await open([], language);
    await user.keyboard('diagnostic');
    expect(pointed()).toHaveTextContent(name);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByText('/diagnostico', { selector: 'output' })).toBeInTheDocument());
  });

  it('ends the pause that one is in', async () => {
    const { user, last } = await open([statusReported({ status: 10, pauseReason: 'Almoço' })]);
    await user.keyboard('pausa almo{Enter}');
    await waitFor(() => expect(last()).toMatchObject({ type: 'agent/unpauseRequested' }));
  });

  it('has what was chosen lately on top', async () => {
    const { user, dialog } = await open();
    await user.keyboard('tema escuro{Enter}');
    await waitFor(() => expect(dialog).not.toBeVisible());
    await user.keyboard('{Control>}k{/Control}');
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
    await user.keyboard('maria{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.keyboard('{Control>}k{/Control}');
    const recent = await screen.findByRole('group', { name: 'Recentes' });
    expect(within(recent).getAllByRole('option')).toHaveLength(1);
    expect(recent).toHaveTextContent('Maria Souza');
  });

  it('gives the focus back with Escape, and does nothing', async () => {
    const { user, dialog, dispatched } = await open();
    await user.keyboard('encerrar{Escape}');
    await waitFor(() => expect(dialog).not.toBeVisible());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Antes' })).toHaveFocus());
    expect(dispatched.map(({ type }) => type)).toEqual(['ui/overlayRequested', 'ui/overlayRequested']);
  });

  it.each([
    ['es_cl', 'Paleta de comandos', 'Pausar: Almoço'],
    ['eng_US', 'Command palette', 'Pause: Almoço'],
  ] as const)('speaks %s', async (language, name, pause) => {
    const { dialog, options } = await open([], language);
    expect(dialog).toHaveAccessibleName(name);
    expect(options()).toContain(pause);
  });
});
