import { act, screen, waitFor, within } from '@testing-library/react';
import type { UnknownAction } from '@reduxjs/toolkit';
import { CallFailure } from '../../../src/components/calls/CallFailure';
import { CallClassifyDialog } from '../../../src/components/classification/CallClassifyDialog';
import * as calls from '../../../src/store/calls/actions';
import { loaded } from '../../../src/store/classification/actions';
import { callEnded, incomingCall } from '../../support/liveCalls';
import { renderWithStore } from '../../support/renderWithStore';
import { dialled, ended, voiceFacts } from '../../support/telephone';

const choices = loaded({
  classifications: [{ id: '1', name: 'Dúvida', queues: [] }],
  subclassifications: [],
});

const broken = [
  ...incomingCall('in1'),
  callEnded('in1', { cause: 'connection', status: 481 }),
  calls.classificationRequired({ callId: 'in1' }),
];

function show() {
  const view = renderWithStore(
    <>
      <CallFailure />
      <CallClassifyDialog />
    </>,
    { facts: [...voiceFacts('Voz'), choices, ...broken] },
  );
  const happen = (...actions: UnknownAction[]) =>
    act(() => actions.forEach((action) => void view.store.dispatch(action)));
  return { ...view, happen };
}

// The library gives every dialog of a test the same id, and with it the name of the first one.
const form = () =>
  screen.queryAllByRole('dialog').find(({ textContent }) => textContent.includes('Classificar')) ?? null;

const notes = () => within(form() ?? document.body).getByRole('textbox', { name: 'Observação' });

describe('the required classification of a call that broke', () => {
  it('comes once the agent knows why it broke', async () => {
    const { user } = show();
    expect(form()).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Fechar' }));
    await waitFor(() => expect(form()).toBeVisible());
  });

  it('waits for the call that the agent makes instead, with what was filled in', async () => {
    const { user, happen } = show();
    await user.click(screen.getByRole('button', { name: 'Fechar' }));
    await waitFor(() => expect(form()).toBeVisible());
    await user.type(notes(), 'Ligou de novo');
    happen(dialled('o2', '4002'), calls.answered({ callId: 'o2' }));
    await waitFor(() => expect(form()).toBeNull());
    happen(ended('o2'));
    await waitFor(() => expect(form()).toBeVisible());
    expect(notes()).toHaveValue('Ligou de novo');
  });
});
