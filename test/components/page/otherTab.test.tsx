import type { UnknownAction } from '@reduxjs/toolkit';
import { act, screen } from '@testing-library/react';
import { LeaderGate } from '../../../src/components/page/LeaderGate';
import * as page from '../../../src/store/page/actions';
import { renderWithStore } from '../../support/renderWithStore';
import { signedInFacts } from '../../support/world';

function show(facts: UnknownAction[] = [page.otherLeaderFound()]) {
  return renderWithStore(<LeaderGate>The console</LeaderGate>, { facts: [...signedInFacts(), ...facts] });
}

const button = () => screen.getByRole('button');

test('the tab that works shows the console, also before it knows that it is the one', () => {
  const { store } = show([]);
  expect(screen.getByText('The console')).toBeInTheDocument();
  act(() => void store.dispatch(page.leadershipGained()));
  expect(screen.getByText('The console')).toBeInTheDocument();
});

test('another tab says where the console is, and offers to take over', async () => {
  const { user, dispatched, store } = show();
  expect(await screen.findByRole('main')).toHaveTextContent('O console está aberto em outra aba');
  expect(screen.queryByText('The console')).toBeNull();
  expect(button()).toHaveFocus();
  await user.click(button());
  expect(dispatched.map(({ type }) => type)).toEqual(['page/takeOverRequested']);
  act(() => void store.dispatch(page.takeOverStarted()));
  expect(button()).toHaveTextContent('Assumindo…');
  act(() => void store.dispatch(page.leadershipGained()));
  expect(screen.getByText('The console')).toBeInTheDocument();
});

test.each([
  ['inCall', 'Há uma ligação em andamento na outra aba.'],
  ['silent', 'A outra aba não responde.'],
] as const)('why it cannot take over (%s) is said, and it can be asked again', async (reason, text) => {
  const { store } = show([page.otherLeaderFound(), page.takeOverStarted()]);
  act(() => void store.dispatch(page.takeOverFailed({ reason })));
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(button()).toHaveTextContent('Usar esta aba');
});
