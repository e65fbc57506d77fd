import { screen, within } from '@testing-library/react';
import type { UnknownAction } from '@reduxjs/toolkit';
import { repliesLoaded } from '../../src/store/cannedReplies/actions';
import { openChat } from './openChat';
import type { Rendered } from './renderWithStore';
import { sampleMessage } from './samples';

export const REPLIES = [
  { name: 'Saudação', text: 'Olá! Em que posso ajudar?' },
  { name: 'Horário', text: 'De segunda a sexta,\ndas 8h às 18h.' },
  { name: 'Prazo de entrega', text: 'O prazo é de 5 dias úteis.' },
  { name: 'Nome', text: 'Bom dia, {{nome}}!' },
  { name: 'Envio', text: '{{ Primeiro_Nome }}, o pedido {{pedido}} sai em {{data}}.' },
];

/** The chat of Maria Souza, whose queue has these replies. */
export function openWithReplies(...facts: UnknownAction[]): Rendered {
  return openChat([sampleMessage()], repliesLoaded({ queue: 'SAC', items: REPLIES }), ...facts);
}

/** What of the composer and its replies a test looks at. */
export const replies = {
  box: (): HTMLTextAreaElement => screen.getByRole('textbox', { name: 'Mensagem' }),
  popup: () => screen.queryByRole('group', { name: 'Respostas prontas' }),
  shown: async () => within(await screen.findByRole('group', { name: 'Respostas prontas' })),
  names: () => screen.queryAllByRole('option').map((one) => one.querySelector('strong')?.textContent),
  button: () => screen.getByRole('button', { name: 'Respostas prontas' }),
};

/** The texts that were sent. */
export function sentTexts(dispatched: readonly UnknownAction[]): unknown[] {
  return dispatched.filter(({ type }) => type === 'messages/sendRequested').map(({ payload }) => payload);
}
