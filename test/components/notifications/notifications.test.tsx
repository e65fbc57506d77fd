import type { UnknownAction } from '@reduxjs/toolkit';
import { act, screen, waitFor } from '@testing-library/react';
import { NoticeAnnouncer } from '../../../src/components/notifications/NoticeAnnouncer';
import { NoticeBars } from '../../../src/components/notifications/NoticeBars';
import { createNoticeText } from '../../../src/components/notifications/noticeText';
import { UnreadHead } from '../../../src/components/notifications/UnreadHead';
import { SettingsPage } from '../../../src/pages/SettingsPage';
import { loaded, openRequested } from '../../../src/store/conversations/actions';
import * as notifications from '../../../src/store/notifications/actions';
import type { NoticeAbout } from '../../../src/store/notifications/types';
import { violations } from '../../support/axe';
import { renderWithStore } from '../../support/renderWithStore';
import { sampleMessage } from '../../support/samples';
import { conversation, signedInFacts } from '../../support/world';

const shown = (
  <>
    <UnreadHead />
    <NoticeAnnouncer />
    <NoticeBars />
  </>
);
const show = () => renderWithStore(shown, { facts: signedInFacts() });

const icon = () => document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.href ?? '';

describe('the browser’s tab', () => {
  beforeEach(() => {
    document.head.innerHTML = '<link rel="icon" href="http://localhost/favicon.svg">';
    document.title = 'Central Aurora';
  });

  it('tells in how many conversations something is unread, until it is read', async () => {
    const { store, unmount } = show();
    act(() => {
      store.dispatch(
        loaded({ conversations: [conversation('1', { unread: 3 }), conversation('2', { unread: 1 })] }),
      );
    });
    await waitFor(() => expect(document.title).toBe('(2) Central Aurora'));
    await waitFor(() => expect(icon()).toContain('data:image/svg+xml'));
    act(() => void store.dispatch(openRequested({ conversationId: '1' })));
    await waitFor(() => expect(document.title).toBe('(1) Central Aurora'));
    act(() => void store.dispatch(openRequested({ conversationId: '2' })));
    await waitFor(() => expect(document.title).toBe('Central Aurora'));
    await waitFor(() => expect(icon()).toBe('http://localhost/favicon.svg'));
    unmount();
  });

  it('draws its icon once for a burst, and keeps no message waiting for it', async () => {
    const drawn = jest.spyOn(HTMLLinkElement.prototype, 'href', 'set');
    const { store, unmount } = show();
    for (const unread of [['1'], ['1', '2'], ['1', '2', '3']])
      act(() => {
        store.dispatch(loaded({ conversations: unread.map((id) => conversation(id, { unread: 1 })) }));
      });
    expect(drawn).not.toHaveBeenCalled();
    await waitFor(() => expect(icon()).toContain(encodeURIComponent('>3</text>')));
    expect(drawn).toHaveBeenCalledTimes(1);
    drawn.mockRestore();
    unmount();
  });

  it('is as before when the session ends', () => {
    const { store, unmount } = show();
    act(() => void store.dispatch(loaded({ conversations: [conversation('1', { unread: 3 })] })));
    unmount();
    expect(document.title).toBe('Central Aurora');
    expect(icon()).toBe('http://localhost/favicon.svg');
  });
});

describe('around the screens', () => {
  it('says that the browser holds the sound back, with a click that mends it', async () => {
    const { store, user, dispatched } = show();
    act(() => void store.dispatch(notifications.soundLocked()));
    expect(screen.getByText(/você não vai ouvir as novas mensagens/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Ativar o som' }));
    expect(dispatched.at(-1)).toMatchObject({ type: notifications.soundUnlockRequested.type });
    act(() => void store.dispatch(notifications.soundUnlocked()));
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('offers to ask the browser once something was missed', async () => {
    const { store, user, dispatched } = show();
    act(() => void store.dispatch(notifications.missed()));
    await user.click(screen.getByRole('button', { name: 'Permitir notificações' }));
    expect(dispatched.at(-1)).toMatchObject({ type: notifications.permissionRequested.type });
    await user.click(screen.getByRole('button', { name: 'Agora não' }));
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('reads out what came in elsewhere', async () => {
    const { store } = show();
    act(() => void store.dispatch(notifications.summarized({ messages: 3, customers: 2 })));
    expect(await screen.findByText('3 novas mensagens de 2 clientes')).toBeInTheDocument();
    act(() => {
      store.dispatch(loaded({ conversations: [conversation('1', { fromName: 'Maria' })] }));
      store.dispatch(notifications.summarized({ messages: 2, customers: 1, conversationId: '1' }));
    });
    expect(await screen.findByText('Maria: 2 novas mensagens')).toBeInTheDocument();
  });
});

describe('the settings', () => {
  const TEST = { name: 'Testar notificação' };

  async function open(...facts: UnknownAction[]) {
    const view = renderWithStore(<SettingsPage />, {
      facts: [...signedInFacts(), ...facts],
      route: '/configuracoes#notificacoes',
    });
    await screen.findByRole('button', TEST);
    return view;
  }

  it('test a notice as they are on screen, and say what came of it', async () => {
    const { store, user, dispatched } = await open();
    await user.click(
      screen.getByRole('checkbox', { name: 'Mostrar o nome do cliente e o texto da mensagem' }),
    );
    await user.click(screen.getByRole('button', TEST));
    expect(dispatched.at(-1)).toMatchObject({ payload: { sound: true, desktop: true, content: false } });
    act(() => void store.dispatch(notifications.tested({ sound: 'locked', desktop: 'denied' })));
    expect(await screen.findByText(/O navegador não deixou tocar o som/)).toBeInTheDocument();
    expect(screen.getByText('A notificação não foi mostrada.')).toBeInTheDocument();
    act(() => void store.dispatch(notifications.tested({ sound: 'played', desktop: 'shown' })));
    expect(screen.getByText('O som foi tocado.')).toBeInTheDocument();
  });

  it('offer only what can be had', async () => {
    const { user } = await open();
    const names = () =>
      screen.getAllByRole('checkbox').map(({ parentElement }) => parentElement?.nextSibling?.textContent);
    await user.click(screen.getByRole('checkbox', { name: 'Som das notificações' }));
    await waitFor(() => expect(names().join()).not.toContain('Repetir o som'));
    await user.click(screen.getByRole('checkbox', { name: 'Mostrar na área de trabalho' }));
    expect(names().join()).not.toContain('o nome do cliente');
    expect(screen.getByRole('button', TEST)).toBeDisabled();
  });

  it('say in words what the browser refuses, as soon as they are there: nothing shifts afterwards', async () => {
    const { user } = await open(notifications.permissionReported({ permission: 'denied' }));
    expect(screen.getByText(/O navegador está bloqueando as notificações/)).toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: 'Mostrar na área de trabalho' }));
    expect(screen.queryByText(/O navegador está bloqueando as notificações/)).toBeNull();
    expect(await violations()).toEqual([]);
  });
});

describe('the words of a notice', () => {
  const say = createNoticeText();
  const open = { product: 'Console', showsContent: true };
  const closed = { product: 'Console', showsContent: false };
  const maria = conversation('1', { fromName: 'Maria', queue: 'SAC', queueType: 3, lastMessage: '*Oi*' });

  function message(over = {}, messages = 1): NoticeAbout {
    return { kind: 'message', conversation: maria, messages, last: sampleMessage(over) };
  }

  it.each<[string, NoticeAbout, string, string]>([
    ['without markup', message({ text: '*Bom* _dia_' }), 'Maria', 'Bom dia'],
    ['with the count', message({ text: 'Alô?' }, 3), 'Maria', '(3) Alô?'],
    ['of a file', message({ text: '', attachments: [{ mimeType: 'audio/mpeg' }] }), 'Maria', 'Áudio'],
    [
      'of a new conversation',
      { kind: 'conversation', conversation: maria, messages: 1, last: null },
      'Maria',
      'Novo atendimento na fila SAC\nOi',
    ],
    [
      'of one that a colleague transferred',
      {
        kind: 'conversation',
        conversation: { ...maria, transferredBy: 'Bia Reis' },
        messages: 1,
        last: null,
      },
      'Maria',
      'Atendimento transferido por Bia Reis para a fila SAC\nOi',
    ],
    [
      'of a new conversation whose last message is a recording',
      {
        kind: 'conversation',
        conversation: { ...maria, lastMessage: '0b7c9c3e-1f2d-4a5b-8c6d-7e8f9a0b1c2d.mpeg' },
        messages: 1,
        last: null,
      },
      'Maria',
      'Novo atendimento na fila SAC\nÁudio',
    ],
    [
      'of several',
      { kind: 'summary', messages: 3, customers: 2 },
      'Console',
      '3 novas mensagens de 2 clientes',
    ],
    [
      'of a call',
      { kind: 'call', call: { name: null, number: '5511', queue: null } },
      'Console',
      'Ligação recebida de 5511',
    ],
    [
      'of a call that was missed',
      { kind: 'missedCall', call: { name: null, number: '5511', rang: true } },
      'Console',
      'Você perdeu uma ligação de 5511.',
    ],
    [
      'of a call that never rang',
      { kind: 'missedCall', call: { name: 'Maria', number: '5511', rang: false } },
      'Console',
      'Uma ligação de Maria não chegou ao seu telefone.',
    ],
    [
      'of a telephone that is out',
      { kind: 'phone', isOut: true },
      'Console',
      'O telefone está fora do ar: as ligações não chegam até você.',
    ],
    [
      'of one that is back',
      { kind: 'phone', isOut: false },
      'Console',
      'O telefone voltou: as ligações chegam de novo.',
    ],
  ])('%s', async (_name, about, title, body) => {
    expect(await say('pt_BR', about, open)).toEqual({ title, body });
  });

  it.each<[string, NoticeAbout, string]>([
    ['a message', message({ text: 'Senha 123' }, 2), '2 novas mensagens'],
    ['a call', { kind: 'call', call: { name: 'Maria', number: '5511', queue: null } }, 'Ligação recebida'],
    [
      'a call that was missed',
      { kind: 'missedCall', call: { name: 'Maria', number: '5511', rang: true } },
      '1 ligação perdida',
    ],
  ])('keep to themselves who and what it is, where that is wished: %s', async (_name, about, body) => {
    expect(await say('pt_BR', about, closed)).toEqual({ title: 'Console', body });
  });

  it('come in three languages', async () => {
    const said = (['pt_BR', 'es_cl', 'eng_US'] as const).map((language) => say(language, message(), closed));
    const bodies = (await Promise.all(said)).map(({ body }) => body);
    expect(bodies).toEqual(['1 nova mensagem', '1 mensaje nuevo', '1 new message']);
  });
});
