import { act, screen, waitFor, within } from '@testing-library/react';
import type { UnknownAction } from '@reduxjs/toolkit';
import { CallView } from '../../../src/components/calls/CallView';
import { ConversationPanes } from '../../../src/components/frame/ConversationPanes';
import * as calls from '../../../src/store/calls/actions';
import { selectShownCall } from '../../../src/store/calls/selectors';
import { saveRequested } from '../../../src/store/config/actions';
import * as conversations from '../../../src/store/conversations/actions';
import { useAppSelector } from '../../../src/store/hooks';
import { listPinRequested } from '../../../src/store/ui/actions';
import { violations } from '../../support/axe';
import { callEnded, holdOf, incomingCall, offeredCall, outgoingCall } from '../../support/liveCalls';
import { renderWithStore } from '../../support/renderWithStore';
import { sampleReportedCall } from '../../support/samples';
import { voiceFacts } from '../../support/telephone';
import { CONFIGURATION, conversation } from '../../support/world';

const OPEN = calls.openRequested({ callId: 'in1' });

function Shown() {
  const call = useAppSelector(selectShownCall);
  return call === null ? null : <CallView call={call} />;
}

function show(shown: React.ReactNode, facts: UnknownAction[]) {
  const view = renderWithStore(shown, { facts: [...voiceFacts('Voz'), ...facts] });
  const happen = (...actions: UnknownAction[]) =>
    act(() => actions.forEach((action) => void view.store.dispatch(action)));
  return { ...view, happen };
}

describe('the call view', () => {
  const view = () => within(screen.getByRole('region', { name: 'Ligação com Maria Souza' }));

  it('tells about the call', () => {
    show(<Shown />, [...incomingCall(), OPEN]);
    expect(view().getByRole('heading', { name: 'Maria Souza' })).toBeVisible();
    const facts = [
      ['Fila', 'Voz'],
      ['Status', 'Em conversa'],
    ];
    for (const [label = '', value = ''] of facts) {
      expect(view().getByText(label).nextElementSibling).toHaveTextContent(value);
    }
    expect(view().getByRole('timer', { name: 'Duração' })).toBeVisible();
  });

  it('folds the data of the exchange away', async () => {
    const data = { 'X-Pedido': '4711', 'x-sala': '12' };
    const { user } = show(<Shown />, [...incomingCall('in1', { data }), OPEN]);
    const technical = [
      ['ID da ligação', 'u-1'],
      ['Call-ID', 'in1'],
      ['ID do cliente', '77'],
      ['Pedido', '4711'],
      ['sala', '12'],
    ];
    const places = technical.map(([label = '']) => view().getByText(label));
    for (const place of places) expect(place).not.toBeVisible();
    await user.click(view().getByText('Detalhes técnicos'));
    for (const [label = '', value = ''] of technical) {
      expect(view().getByText(label)).toBeVisible();
      expect(view().getByText(label).nextElementSibling).toHaveTextContent(value);
    }
  });

  it('tells which number the customer dialled, once the server says it', () => {
    const { happen } = show(<Shown />, [...incomingCall(), OPEN]);
    expect(view().queryByText('Número discado')).toBeNull();
    const call = sampleReportedCall({ uniqueId: 'u-1', name: null, dialledNumber: '08007001000' });
    happen(calls.rangAtServer({ call }));
    expect(view().getByText('Número discado').nextElementSibling).toHaveTextContent('08007001000');
  });

  it('leaves the controls of the call in the slot to the slot', () => {
    show(<Shown />, [...incomingCall(), OPEN]);
    for (const name of ['Transferir', 'Desativar microfone', 'Colocar em espera', 'Desligar']) {
      expect(view().queryByRole('button', { name })).toBeNull();
    }
  });

  it('has the controls of a held call beside the one in the slot, in words', async () => {
    const { user, dispatched } = show(<Shown />, [
      ...incomingCall(),
      ...holdOf('in1', true),
      ...outgoingCall(),
      OPEN,
    ]);
    for (const name of ['Transferir', 'Classificar', 'Desativar microfone', 'Retomar', 'Desligar']) {
      expect(view().getByRole('button', { name })).toHaveTextContent(name);
    }
    await user.click(view().getByRole('button', { name: 'Desligar' }));
    expect(dispatched.at(-1)).toMatchObject({ type: 'calls/hangUpRequested', payload: { callId: 'in1' } });
  });

  it.each([
    [{ by: 'other' as const }, 'O outro lado desligou.'],
    [{ by: 'agent' as const }, 'Você desligou.'],
    [{ cause: 'connection' as const }, 'A conexão com a central caiu.'],
  ])('stays to be read when the call is over, with the reason (%#)', async (end, words) => {
    const { user, dispatched, happen } = show(<Shown />, [...incomingCall(), OPEN]);
    happen(callEnded('in1', end));
    expect(view().getByText(words)).toBeVisible();
    expect(view().getByText('Status').nextElementSibling).toHaveTextContent('Encerrada');
    expect(view().queryByRole('button', { name: 'Desligar' })).toBeNull();
    await user.click(view().getByRole('button', { name: 'Voltar à lista' }));
    expect(dispatched.at(-1)).toMatchObject({ type: 'conversations/leaveRequested' });
  });

  it('leads to the integration in another tab', () => {
    const integrationUrl = 'https://crm.exemplo/abrir?de=console';
    const configured = saveRequested({
      ...CONFIGURATION,
      integrationUrl,
      integrationHeaders: ['X-Pedido', 'X-Nada'],
    });
    show(<Shown />, [configured, ...incomingCall('in1', { data: { 'x-pedido': '47 11' } }), OPEN]);
    const link = view().getByRole('link', { name: 'Abrir integração' });
    expect(link).toHaveAttribute(
      'href',
      'https://crm.exemplo/abrir?de=console&numero=11988880001&nome=Maria+Souza&fila=Voz&sentido=Entrante' +
        '&callid=in1&uniqueid=u-1&idCliente=77&X-Pedido=47+11',
    );
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  });

  it('has no serious accessibility violation', async () => {
    show(<Shown />, [...incomingCall('in1', { data: { 'X-Pedido': '4711' } }), OPEN]);
    expect(await violations()).toEqual([]);
  });
});

describe('the middle pane', () => {
  const wide = (isWide: boolean) =>
    jest.spyOn(window, 'matchMedia').mockImplementation((query) =>
      Object.assign(new EventTarget(), {
        matches: isWide && query.includes('min-width'),
        media: query,
        onchange: null,
        addListener: () => undefined,
        removeListener: () => undefined,
      }),
    );
  afterEach(() => void jest.restoreAllMocks());

  const main = () => within(screen.getByRole('main'));
  const chat = conversations.loaded({ conversations: [conversation('1')] });

  it('shows the call that the agent is in while nothing is chosen', async () => {
    wide(true);
    const { happen } = show(<ConversationPanes />, [chat, ...incomingCall()]);
    expect(await main().findByRole('region', { name: 'Ligação com Maria Souza' })).toBeVisible();
    happen(callEnded('in1'));
    expect(main().getByText('Selecione um atendimento na lista para começar.')).toBeVisible();
  });

  it('leaves the open conversation alone, and changes with what is chosen', async () => {
    wide(true);
    const { happen, user, store } = show(<ConversationPanes />, [
      chat,
      conversations.openRequested({ conversationId: '1' }),
    ]);
    expect(await main().findByRole('region', { name: 'Cliente 1' })).toBeVisible();
    happen(...incomingCall());
    expect(main().getByRole('region', { name: 'Cliente 1' })).toBeVisible();
    await user.click(await screen.findByRole('button', { name: /^Maria Souza/u }));
    expect(await main().findByRole('region', { name: 'Ligação com Maria Souza' })).toBeVisible();
    // What is written there now is not seen.
    expect(store.getState().conversations.selectedId).toBeNull();
    happen(conversations.openRequested({ conversationId: '1' }));
    expect(main().getByRole('region', { name: 'Cliente 1' })).toBeVisible();
  });

  it('shows the call of a voice service, and what is known of one whose call is not here', async () => {
    wide(true);
    const voice = conversation('9', { queueType: 1, fromName: 'Maria Souza', linkedId: 'u-1' });
    const { happen } = show(<ConversationPanes />, [
      conversations.loaded({ conversations: [voice] }),
      conversations.openRequested({ conversationId: '9' }),
    ]);
    expect(await main().findByText('Esta ligação não está neste navegador.')).toBeVisible();
    expect(main().getByText('Protocolo').nextElementSibling).toHaveTextContent('#9');
    happen(
      offeredCall(),
      calls.answerStarted({ callId: 'in1', automatic: false }),
      calls.answered({ callId: 'in1' }),
      calls.answeredAtServer({ uniqueId: 'u-1', at: '2026-11-20T12:00:00Z', conversationId: '9' }),
    );
    await waitFor(() => expect(main().getByRole('log', { name: 'Anotações' })).toBeVisible());
  });

  it('marks the calls in the collapsed list', async () => {
    wide(true);
    const { user, store } = show(<ConversationPanes />, [
      chat,
      listPinRequested({ pinned: false }),
      conversations.openRequested({ conversationId: '1' }),
      ...incomingCall(),
      ...holdOf('in1', true),
    ]);
    const rail = within(await screen.findByRole('list', { name: 'Ligações ativas' }));
    await user.click(rail.getByRole('button', { name: 'Mostrar a ligação com Maria Souza, Em espera' }));
    expect(store.getState().calls.shownId).toBe('in1');
  });

  it('is one at a time where it is narrow: the call, and back to the list', async () => {
    wide(false);
    const { user } = show(<ConversationPanes />, [chat, ...incomingCall()]);
    await user.click(await screen.findByRole('button', { name: /^Maria Souza/u }));
    const call = await main().findByRole('region', { name: 'Ligação com Maria Souza' });
    expect(call).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Ligações ativas' })).toBeNull();
    // In the row of the name, not in one of its own above.
    await user.click(within(call).getByRole('button', { name: 'Voltar' }));
    expect(screen.getByRole('list', { name: 'Ligações ativas' })).toBeVisible();
  });
});
