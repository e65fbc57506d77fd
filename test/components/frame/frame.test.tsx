import { act, screen, waitFor, within } from '@testing-library/react';
import type { UnknownAction } from '@reduxjs/toolkit';
import { Dialogs } from '../../../src/app/dialogs';
import { ConsoleFrame } from '../../../src/components/frame/ConsoleFrame';
import { featureLost, sagaFailed } from '../../../src/store/app/actions';
import { loggedOut } from '../../../src/store/auth/actions';
import { lost } from '../../../src/store/connection/actions';
import { membershipsReported } from '../../../src/store/queues/actions';
import { loaded } from '../../../src/store/conversations/actions';
import { keepRequested } from '../../../src/store/drafts/actions';
import { classificationDelayed, gaveUp, queued } from '../../../src/store/outbox/actions';
import { alertRaised } from '../../../src/store/ui/actions';
import { violations } from '../../support/axe';
import { installed } from '../../support/installed';
import { renderWithStore } from '../../support/renderWithStore';
import { sampleOutboxItem } from '../../support/samples';
import { sampleMembership } from '../../support/sagaSamples';
import { connectedFacts, conversation, signedInFacts } from '../../support/world';

function show(
  facts: UnknownAction[] = [...signedInFacts(), ...connectedFacts()],
  language: 'pt_BR' | 'eng_US' = 'pt_BR',
) {
  const shown = (
    <ConsoleFrame dialogs={<Dialogs />}>
      <main />
    </ConsoleFrame>
  );
  return renderWithStore(shown, { facts, language });
}

const bar = () => within(screen.getByRole('banner'));

afterEach(() => jest.restoreAllMocks());

const pill = () => bar().getByRole('button', { name: /Agente e filas/u });

const types = (dispatched: readonly UnknownAction[]) => dispatched.map(({ type }) => type);

describe('closing the system', () => {
  const open = async () => {
    installed();
    const view = show();
    await view.user.click(bar().getByRole('button', { name: 'Fechar' }));
    return { ...view, dialog: within(await screen.findByRole('dialog', { name: 'Fechar o sistema' })) };
  };

  it('asks first, with both sentences', async () => {
    const { dialog, user, dispatched } = await open();
    dialog.getByText('Certifique-se de que não há atendimentos pendentes.');
    dialog.getByText('Ao fechar o sistema o agente será removido de todas as filas!');
    await user.click(dialog.getByRole('button', { name: 'Não' }));
    expect(types(dispatched)).toEqual(['ui/closeRequested', 'ui/closeCancelRequested']);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('says what is open, and who the first customers are', async () => {
    const { dialog, store } = await open();
    expect(dialog.queryByText(/atendimento aberto/u)).toBeNull();
    const conversations = ['1', '2', '3', '4', '5'].map((id) => conversation(id));
    act(() => {
      store.dispatch(loaded({ conversations }));
      store.dispatch(keepRequested({ conversationId: '1', text: 'Bom dia' }));
    });
    dialog.getByText('5 atendimentos abertos, 1 rascunho');
    dialog.getByText(/^(?:Cliente \d, ){2}Cliente \d e mais 2$/u);
    expect(dialog.getByRole('button', { name: 'Sim' })).toHaveClass('ant-btn-dangerous');
  });

  it('says what is not sent yet; what failed was told when it did', async () => {
    const { dialog, store } = await open();
    act(() => {
      for (const clientMsgId of ['c-1', 'c-2', 'c-3'])
        store.dispatch(queued({ item: sampleOutboxItem({ clientMsgId }), spendsDraft: false }));
      store.dispatch(gaveUp({ clientMsgId: 'c-3', code: 'timeout', message: '' }));
      store.dispatch(classificationDelayed({ reqId: 'r-1' }));
    });
    dialog.getByText('2 mensagens não enviadas, 1 classificação não enviada');
  });

  it('says without the server that the queues are left once it is back', async () => {
    const { dialog, store } = await open();
    const memberships = [sampleMembership('SAC')];
    act(() => {
      store.dispatch(membershipsReported({ memberships }));
      store.dispatch(lost({ cause: 'transport close' }));
    });
    dialog.getByText('Sem conexão com o servidor: as filas serão deixadas quando o servidor voltar.');
    expect(dialog.queryByText(/Ao fechar o sistema/)).toBeNull();
    act(() => void store.dispatch(membershipsReported({ memberships: [] })));
    dialog.getByText('Ao fechar o sistema o agente será removido de todas as filas!');
  });

  it('has a heading, and leads to Não each time it opens', async () => {
    const { dialog, user } = await open();
    const no = () => screen.getByRole('button', { name: 'Não' });
    expect(dialog.getByRole('heading', { level: 2, name: 'Fechar o sistema' })).toBeInTheDocument();
    await waitFor(() => expect(no()).toHaveFocus());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(bar().getByRole('button', { name: 'Fechar' }));
    await waitFor(() => expect(no()).toHaveFocus());
  });

  it('signs the agent out on Sim, once', async () => {
    const { dialog, user, dispatched, store } = await open();
    const yes = dialog.getByRole('button', { name: 'Sim' });
    await user.click(yes);
    await user.click(yes);
    expect(types(dispatched)).toEqual(['ui/closeRequested', 'auth/logoutRequested']);
    act(() => void store.dispatch(loggedOut({ reason: 'agent', message: null })));
    expect(store.getState().ui.closing).toBe(false);
  });
});

describe('what has to be told', () => {
  it.each([
    ['connection.lost', null, 'Perdemos a conexão com o servidor'],
    ['failure.timeout', 'Fila cheia', 'Fila cheia'],
    ['no.such.text', 'Atendimento encerrado!', 'Atendimento encerrado!'],
    ['no.such.text', null, 'Algo não deu certo (no.such.text).'],
  ])('shows the alert %s, %s', async (textId, detail, text) => {
    const { user, dispatched } = show([...signedInFacts(), alertRaised({ textId, detail })]);
    const dialog = await screen.findByRole('dialog', { name: 'Alerta' });
    expect(dialog).toHaveTextContent(text);
    expect(within(dialog).getByRole('heading', { level: 2, name: 'Alerta' })).toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'OK' }));
    expect(types(dispatched)).toEqual(['ui/alertDismissRequested']);
  });

  it('names whose conversation an alert is about', async () => {
    const alert = { textId: 'refused.otherAgent', detail: 'Texto do servidor', customer: 'Maria Souza' };
    show([...signedInFacts(), alertRaised(alert)]);
    const dialog = await screen.findByRole('dialog', { name: 'Alerta' });
    const words = within(dialog)
      .getAllByRole('paragraph')
      .map(({ textContent }) => textContent);
    expect(words).toEqual([
      'Atendimento esta sendo atendido por outro agente!',
      'Maria Souza',
      'Texto do servidor',
    ]);
  });

  it('says that a part of the console stopped, with the way to get it back', async () => {
    const { user, dispatched } = show([...signedInFacts(), featureLost({ feature: 'outbox' })]);
    expect(screen.getByText(/Uma parte do console parou \(outbox\)/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Recarregar' }));
    expect(types(dispatched)).toEqual(['ui/reloadRequested']);
  });

  it('says that something failed and was started again', async () => {
    const { store } = show();
    const failed = sagaFailed({ saga: 'queues', code: 'TypeError', message: 'x is undefined' });
    act(() => void store.dispatch(failed));
    expect(await screen.findByText('Algo falhou no console e foi reiniciado (queues).')).toBeInTheDocument();
  });
});

describe('the frame', () => {
  it('speaks the language of the settings', () => {
    show(signedInFacts(), 'eng_US');
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Agent status' })).toHaveTextContent('Available');
  });

  it('has no serious accessibility violation', async () => {
    const { user } = show(signedInFacts({ canEditConfig: true }));
    expect(await violations()).toEqual([]);
    await user.click(pill());
    await screen.findByRole('dialog', { name: 'Ana Souza' });
    expect(await violations()).toEqual([]);
  });
});
