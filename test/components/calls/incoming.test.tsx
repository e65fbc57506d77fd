import { screen, within } from '@testing-library/react';
import * as calls from '../../../src/store/calls/actions';
import * as contacts from '../../../src/store/contacts/actions';
import { violations } from '../../support/axe';
import { answer, sheet, show } from '../../support/incomingScreen';
import { callEnded, holdOf, incomingCall, offeredCall, outgoingCall, taken } from '../../support/liveCalls';
import { sampleConversation, sampleReportedCall } from '../../support/samples';

const loud = () => document.querySelector('[data-announcer="assertive"]');

describe('an incoming call', () => {
  it('tells who calls, with what, and takes the two answers', async () => {
    const { user, dispatched } = show([
      offeredCall('in1', { data: { 'X-Pedido': '4711', 'X-Fila': 'Voz', 'X-Uniqueid': 'u-1' } }),
    ]);
    expect(sheet()).toHaveTextContent(/Maria Souza.*11988880001.*Fila: Voz.*Tocando há00:00:0\d/u);
    expect(sheet()).not.toHaveTextContent('77');
    expect(sheet()).toHaveAccessibleDescription(/Maria Souza/u);
    expect(within(sheet()).getByText('Pedido').nextElementSibling).toHaveTextContent('4711');
    expect(sheet()).not.toHaveTextContent('Uniqueid');
    await user.click(answer());
    await user.click(within(sheet()).getByRole('button', { name: 'Recusar' }));
    expect(dispatched.filter(({ type }) => type.startsWith('calls/'))).toMatchObject([
      { type: 'calls/answerRequested', payload: { callId: 'in1' } },
      { type: 'calls/declineRequested', payload: { callId: 'in1' } },
    ]);
  });

  it('tells which number was dialled, where the server told of the call before', () => {
    const call = sampleReportedCall({ uniqueId: 'u-1', name: null, dialledNumber: '08007001000' });
    show([calls.rangAtServer({ call }), offeredCall()]);
    expect(sheet()).toHaveTextContent('Número discado: 08007001000');
    expect(sheet()).toHaveAccessibleDescription(/08007001000/u);
  });

  it.each([
    ['it was answered', calls.answerStarted({ callId: 'in1', automatic: false })],
    ['the caller gave up', callEnded('in1', { cause: 'cancelled' })],
    ['it is being declined', calls.hangUpStarted({ callId: 'in1' })],
  ])('goes when %s', (_when, fact) => {
    const { happen } = show([offeredCall()]);
    happen(fact);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('says when the console answers by itself', () => {
    const now = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(now);
    show([offeredCall('in1', { autoAnswerAt: now + 1900 })]);
    expect(sheet()).toHaveTextContent('Atendimento automático em 1 segundo');
  });

  it('shows the number of somebody without a name, once', () => {
    show([offeredCall('in1', { name: null, queue: null, contactId: null })]);
    expect(sheet().textContent.match(/11988880001/gu)).toHaveLength(1);
    expect(sheet()).not.toHaveTextContent('Fila');
  });

  it('tells how often the caller was here, and about what last, once that is read', () => {
    const day = 24 * 3_600_000;
    const noon = new Date().setHours(12, 0, 0, 0);
    const ago = (days: number) => new Date(noon - days * day).toISOString();
    const past = (id: string, days: number, about: string | null = null) =>
      sampleConversation({
        id,
        queue: 'Voz',
        startedAt: ago(days),
        classified: about === null ? null : { classification: about, subclassification: null, notes: null },
      });
    const { happen, dispatched } = show([offeredCall()]);
    expect(dispatched).toMatchObject([
      { type: 'contacts/historyShowRequested', payload: { contactId: '77' } },
      // What the call may be classified as is there when it is answered.
      { type: 'classification/readRequested' },
    ]);
    expect(sheet()).not.toHaveTextContent('último mês');
    const own = sampleConversation({ id: '9', queue: 'Voz', startedAt: ago(0), linkedId: 'u-1' });
    const conversations = [own, past('1', 1, 'Boleto'), past('2', 3), past('3', 20), past('4', 40, 'Venda')];
    happen(contacts.historyLoaded({ contactId: '77', conversations }));
    expect(sheet()).toHaveTextContent('3 atendimentos no último mês, último: Boleto, ontem');
    expect(sheet()).toHaveAccessibleDescription(/Boleto, ontem/u);
    happen(contacts.historyLoaded({ contactId: '77', conversations: [past('4', 40)] }));
    expect(sheet()).toHaveTextContent('Nenhum atendimento no último mês');
  });

  it('writes a number as people do, and tells no ids', () => {
    const data = { 'X-Linkedid': '17.9', 'X-Pedido': '4711' };
    show([offeredCall('in1', { name: null, number: '5511988880001', data })]);
    expect(sheet()).toHaveTextContent('+55 11 98888-0001');
    expect(sheet()).not.toHaveTextContent('17.9');
    expect(sheet()).toHaveTextContent('4711');
  });

  it('is read out at once, and once', () => {
    const { happen } = show();
    happen(offeredCall());
    expect(loud()).toHaveTextContent('Ligação recebida de Maria Souza, fila Voz');
    const words = loud()?.firstElementChild;
    happen(calls.identityChanged({ callId: 'in1', number: '1', name: 'Outra' }));
    expect(loud()?.firstElementChild).toBe(words);
    happen(callEnded('in1'), offeredCall('in2', { queue: null, name: null }));
    expect(loud()).toHaveTextContent('Ligação recebida de 11988880001');
  });

  it('has no serious accessibility violation', async () => {
    show([offeredCall('in1', { data: { 'X-Pedido': '4711' } })]);
    expect(await violations()).toEqual([]);
  });
});

describe('what is read out', () => {
  const polite = () => document.querySelector('[data-announcer="polite"]');

  it('is that a call is spoken, once, and that it is over', () => {
    const { happen } = show([]);
    happen(...incomingCall());
    expect(polite()).toHaveTextContent('Em ligação com Maria Souza.');
    const words = polite()?.firstElementChild;
    happen(...holdOf('in1', true), ...holdOf('in1', false));
    expect(polite()?.firstElementChild).toBe(words);
    happen(callEnded('in1', { by: 'other' }));
    expect(polite()).toHaveTextContent('A ligação com Maria Souza terminou. O outro lado desligou.');
  });
});

describe('a call that wants the agent', () => {
  const address = () => screen.getByTestId('address');

  it('leads to /home when it comes, and again when it is answered', () => {
    const { happen } = show([], '/historico');
    expect(address()).toHaveTextContent('/historico');
    happen(offeredCall());
    expect(address()).toHaveTextContent('/home');
  });

  it('leads to /home when it came before this screen was there', () => {
    show([offeredCall()], '/contatos');
    expect(address()).toHaveTextContent('/home');
  });

  it('leaves the agent who dials where they are', () => {
    const { happen } = show([], '/contatos');
    happen(...outgoingCall());
    expect(address()).toHaveTextContent('/contatos');
  });

  it('is told to have been handed over', async () => {
    const { happen } = show([offeredCall(), ...taken()]);
    happen(
      calls.transferStarted({ callId: 'in1', kind: 'blind', to: '4002' }),
      calls.transferred({ callId: 'in1' }),
    );
    expect(await screen.findByText('Ligação transferida')).toBeInTheDocument();
  });

  it('is told to have been handed over also when the call to the colleague ends with it', async () => {
    const { happen } = show([offeredCall(), ...taken(), ...outgoingCall('out1')]);
    happen(
      calls.transferStarted({ callId: 'in1', kind: 'attended', to: '4002' }),
      calls.transferProgressed({ callId: 'in1', status: 200 }),
      callEnded('in1'),
      callEnded('out1'),
    );
    expect(await screen.findByText('Ligação transferida')).toBeInTheDocument();
  });

  it('is not told to have been handed over when the caller hung up', () => {
    const { happen } = show([offeredCall(), ...taken()]);
    happen(calls.transferStarted({ callId: 'in1', kind: 'blind', to: '4002' }), callEnded('in1'));
    expect(screen.queryByText('Ligação transferida')).toBeNull();
  });
});
