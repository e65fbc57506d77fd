import { act, screen, within } from '@testing-library/react';
import type { UnknownAction } from '@reduxjs/toolkit';
import { CallView } from '../../../src/components/calls/CallView';
import { CallClassifyDialog } from '../../../src/components/classification/CallClassifyDialog';
import * as notes from '../../../src/store/callNotes/actions';
import * as calls from '../../../src/store/calls/actions';
import { selectShownCall } from '../../../src/store/calls/selectors';
import { loaded as choicesLoaded } from '../../../src/store/classification/actions';
import * as contacts from '../../../src/store/contacts/actions';
import { useAppSelector } from '../../../src/store/hooks';
import { keepRequested } from '../../../src/store/keptForms/actions';
import { selectKeptValues } from '../../../src/store/keptForms/selectors';
import { violations } from '../../support/axe';
import { callEnded, holdOf, incomingCall, outgoingCall } from '../../support/liveCalls';
import { renderWithStore } from '../../support/renderWithStore';
import { sampleContact, sampleConversation } from '../../support/samples';
import { voiceFacts } from '../../support/telephone';

const choices = choicesLoaded({
  classifications: [
    { id: '1', name: 'Venda', queues: [] },
    { id: '2', name: 'Boleto', queues: [] },
  ],
  subclassifications: [{ id: '11', classificationId: '1', name: 'Fechada' }],
});

const maria = contacts.oneLoaded({
  contactId: '77',
  contact: sampleContact({ document: '123.456.789-00' }),
});

const bruno = contacts.oneLoaded({
  contactId: '88',
  contact: sampleContact({
    id: '88',
    name: 'Bruno Reis',
    number: '5511955550000',
    email: 'bruno@exemplo.com',
  }),
});

const earlier = (contactId: string, ids: string[]) =>
  contacts.historyLoaded({
    contactId,
    conversations: ids.map((id) => sampleConversation({ id, queue: 'Voz', customerId: contactId })),
  });

function Shown() {
  const call = useAppSelector(selectShownCall);
  return call === null ? null : <CallView call={call} />;
}

function show(...facts: UnknownAction[]) {
  const view = renderWithStore(
    <>
      <Shown />
      <CallClassifyDialog />
    </>,
    { facts: [...voiceFacts('Voz'), notes.restored({ calls: [] }), choices, maria, bruno, ...facts] },
  );
  const happen = (...actions: UnknownAction[]) =>
    act(() => actions.forEach((action) => void view.store.dispatch(action)));
  return { ...view, happen };
}

const OPEN = calls.openRequested({ callId: 'in1' });

const view = () => screen.getByRole('region', { name: /^Ligação com/u });

const customer = () => within(view()).getByRole('region', { name: 'Dados do cliente' });

describe('the customer beside a call', () => {
  it('is the card of the contact, with five of the earlier conversations and then all', async () => {
    const ids = ['1', '2', '3', '4', '5', '6', '7'];
    const { user, dispatched } = show(...incomingCall(), OPEN, earlier('77', ids));
    expect(customer()).toHaveTextContent('123.456.789-00');
    const list = within(customer()).getByRole('list', { name: 'Últimos atendimentos' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(5);
    await user.click(within(customer()).getByRole('button', { name: 'Ver todos (7)' }));
    expect(within(list).getAllByRole('listitem')).toHaveLength(7);
    await user.click(within(customer()).getByRole('button', { name: 'Editar contato' }));
    expect(dispatched.at(-1)).toMatchObject({ payload: { contactId: '77', conversationId: null } });
    expect(await violations()).toEqual([]);
  });

  it('has not the service of the call itself among the earlier ones', () => {
    const own = sampleConversation({ id: '9', queue: 'Voz', linkedId: 'u-1' });
    const before = sampleConversation({ id: '8', queue: 'Voz', linkedId: 'u-0' });
    show(...incomingCall(), OPEN, contacts.historyLoaded({ contactId: '77', conversations: [own, before] }));
    expect(customer()).toHaveTextContent('#8');
    expect(customer()).not.toHaveTextContent('#9');
  });

  it('is what the call says where the centre knows nobody by the number', () => {
    show(
      ...incomingCall('in1', { name: null, number: '5511988880001', contactId: null }),
      OPEN,
      calls.customerFound({ callId: 'in1', number: '5511988880001', contactId: null }),
    );
    expect(customer()).toHaveTextContent('+55 11 98888-0001');
    expect(customer()).toHaveTextContent('Este cliente ainda não tem cadastro');
  });

  it('is the other one on another call, and nobody’s who was there before', () => {
    const { happen } = show(
      ...incomingCall(),
      OPEN,
      earlier('77', ['1001']),
      ...holdOf('in1', true),
      ...outgoingCall('out1', { number: '5511955550000', contactId: '88', name: 'Bruno Reis' }),
      earlier('88', ['2002']),
    );
    expect(customer()).toHaveTextContent('maria@exemplo.com');
    happen(calls.openRequested({ callId: 'out1' }));
    expect(customer()).toHaveTextContent('bruno@exemplo.com');
    expect(view()).not.toHaveTextContent('Maria Souza');
    expect(view()).not.toHaveTextContent('maria@exemplo.com');
    expect(view()).not.toHaveTextContent('#1001');
    expect(view()).toHaveTextContent('#2002');
  });

  it('is not whom the number belonged to before another came to the other end', () => {
    const { happen } = show(
      ...incomingCall('in1', { contactId: null }),
      OPEN,
      calls.customerFound({ callId: 'in1', number: '11988880001', contactId: '77' }),
    );
    expect(customer()).toHaveTextContent('maria@exemplo.com');
    happen(calls.identityChanged({ callId: 'in1', number: '1133330000', name: 'Bruno Reis' }));
    expect(view()).not.toHaveTextContent('maria@exemplo.com');
  });

  it('is whom the agent took along into a conference room, and nobody in one that was dialled', () => {
    const { happen } = show(
      ...incomingCall(),
      OPEN,
      ...outgoingCall('r1', { number: '*701001', room: '1001' }),
      calls.transferStarted({ callId: 'in1', kind: 'room', to: '*701001' }),
      calls.transferred({ callId: 'in1' }),
    );
    expect(customer()).toHaveTextContent('maria@exemplo.com');
    happen(
      callEnded('r1'),
      ...outgoingCall('r2', { number: '*702002', room: '2002' }),
      calls.openRequested({ callId: 'r2' }),
    );
    expect(within(view()).queryByRole('region', { name: 'Dados do cliente' })).toBeNull();
    expect(view()).not.toHaveTextContent('maria@exemplo.com');
  });
});

describe('the classification beside a call', () => {
  const chip = (name: string) => within(view()).getByRole('button', { name });

  it('is saved by one press, with what was noted down', async () => {
    const { user, dispatched, happen } = show(
      ...incomingCall(),
      OPEN,
      notes.addRequested({ callId: 'in1', uniqueId: 'u-1', text: 'Quer boleto' }),
    );
    await user.click(chip('Venda › Fechada'));
    expect(dispatched.at(-1)).toMatchObject({
      type: 'calls/classifyRequested',
      payload: {
        callId: 'in1',
        classificationId: '1',
        subclassificationId: '11',
        notes: 'Quer boleto',
        protocol: '',
      },
    });
    expect(chip('Venda › Fechada')).toHaveAttribute('aria-pressed', 'true');
    happen(calls.classifyStarted({ callId: 'in1' }), calls.classified({ callId: 'in1' }));
    expect(within(view()).getByText('Ligação classificada')).toBeVisible();
    expect(within(view()).queryByRole('button', { name: 'Boleto' })).toBeNull();
  });

  it('of a call that has one leaves what is begun of another where it is', () => {
    const key = 'classify call in1';
    const { store } = show(
      ...incomingCall(),
      calls.classifyStarted({ callId: 'in1' }),
      calls.classified({ callId: 'in1' }),
      keepRequested({ key, values: '{"notes":"Segunda via"}' }),
      OPEN,
    );
    expect(within(view()).getByText('Ligação classificada')).toBeVisible();
    expect(selectKeptValues(store.getState(), key)).not.toBeNull();
  });

  it('that the server refuses opens the whole form, which tells why', async () => {
    const { user, happen } = show(...incomingCall(), OPEN);
    await user.click(chip('Boleto'));
    happen(
      calls.classifyStarted({ callId: 'in1' }),
      calls.classifyFailed({ callId: 'in1', code: 'offline', message: '' }),
    );
    expect(await screen.findByRole('dialog', { name: 'Classificar' })).toHaveTextContent(
      'A classificação não foi salva.',
    );
  });

  it('is none of a call without a queue', () => {
    show(...incomingCall('in1', { queue: null }), OPEN);
    expect(within(view()).queryByRole('region', { name: 'Classificação' })).toBeNull();
  });
});
