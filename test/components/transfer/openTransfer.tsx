import type { UnknownAction } from '@reduxjs/toolkit';
import { act, screen, within } from '@testing-library/react';
import { Dialogs } from '../../../src/app/dialogs';
import * as conversations from '../../../src/store/conversations/actions';
import type { TransferAgent } from '../../../src/store/conversations/types';
import { loaded as queuesLoaded } from '../../../src/store/queues/actions';
import type { Queue } from '../../../src/store/queues/types';
import { renderWithStore } from '../../support/renderWithStore';
import { sampleConversation } from '../../support/samples';
import { signedInFacts } from '../../support/world';

/** The conversation that is given away. */
export const A = { conversationId: '1001' };

const queue = (name: string, type: Queue['type'] = 3): Queue => ({
  name,
  type,
  mustClassify: false,
  instances: [],
  email: null,
});

/** Somebody who may take it. */
export const agent = (name: string, fields: Partial<TransferAgent> = {}): TransferAgent => ({
  name,
  extension: null,
  status: 1,
  pauseReason: null,
  ...fields,
});

/** Who is in which queue. */
export const agents = {
  SAC: [
    agent('Caio Luz', { status: 10, pauseReason: 'Almoço' }),
    agent('Bia Reis', { status: 2 }),
    agent('Ana Souza'),
    agent('Davi Sá'),
  ],
  Vendas: [],
};

const known = [
  ...signedInFacts(),
  queuesLoaded({ queues: [queue('Vendas'), queue('SAC'), queue('Chat', 2)] }),
  conversations.loaded({ conversations: [sampleConversation()] }),
];

/** Opens the dialog, after it these facts. */
export async function open(...facts: UnknownAction[]) {
  const rendered = renderWithStore(
    <>
      <button type="button">Antes</button>
      <Dialogs />
    </>,
    { facts: known },
  );
  await rendered.user.click(screen.getByRole('button', { name: 'Antes' }));
  const happen = (...actions: UnknownAction[]) =>
    act(() => actions.forEach((action) => void rendered.store.dispatch(action)));
  happen(conversations.transferOpenRequested(A), ...facts);
  const dialog = await screen.findByRole('dialog', { name: 'Transferir' });
  const box = within(dialog);
  const row = (name: string | RegExp) => box.getByRole('radio', { name });
  const rows = (group: string) =>
    within(box.getByRole('radiogroup', { name: group }))
      .getAllByRole('radio')
      .map((one) => one.closest('label')?.textContent);
  const search = (text: string) =>
    rendered.user.type(box.getByRole('searchbox', { name: 'Agente ou fila' }), text);
  const give = () => rendered.user.click(box.getByRole('button', { name: 'Transferir' }));
  const asked = () => rendered.dispatched.filter(conversations.transferRequested.match);
  return { ...rendered, dialog, happen, row, rows, search, give, asked };
}

/** The server says who is in which queue. */
export const targetsCame = conversations.transferTargetsLoaded({ ...A, agents });
