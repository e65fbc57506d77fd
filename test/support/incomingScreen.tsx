import { act, screen, within } from '@testing-library/react';
import type { UnknownAction } from '@reduxjs/toolkit';
import { useLocation } from 'react-router-dom';
import { CallFrame } from '../../src/components/calls/CallFrame';
import { SlotCall } from '../../src/components/calls/slot/SlotCall';
import { renderWithStore } from './renderWithStore';
import { voiceFacts } from './telephone';

function Address() {
  return <span data-testid="address">{useLocation().pathname}</span>;
}

/** What rings, over a screen with a field and a button. */
export function show(facts: UnknownAction[] = [], route = '/home') {
  const view = renderWithStore(
    <>
      <input aria-label="Mensagem" />
      <button type="button">Antes</button>
      <SlotCall />
      <CallFrame />
      <Address />
    </>,
    { facts: [...voiceFacts('Voz'), ...facts], route },
  );
  const happen = (...actions: UnknownAction[]) =>
    act(() => actions.forEach((action) => void view.store.dispatch(action)));
  return { ...view, happen };
}

/** The call that rings. */
export const sheet = () => screen.getByRole('alertdialog', { name: 'Ligação recebida' });
/** Its button Atender. */
export const answer = () => within(sheet()).getByRole('button', { name: 'Atender' });
