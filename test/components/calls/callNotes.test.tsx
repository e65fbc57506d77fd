import { act, fireEvent, screen, within } from '@testing-library/react';
import { CallElsewhere } from '../../../src/components/calls/CallElsewhere';
import { CallView } from '../../../src/components/calls/CallView';
import { CallClassifyDialog } from '../../../src/components/classification/CallClassifyDialog';
import * as notes from '../../../src/store/callNotes/actions';
import * as calls from '../../../src/store/calls/actions';
import { selectShownCall } from '../../../src/store/calls/selectors';
import { useAppSelector } from '../../../src/store/hooks';
import { violations } from '../../support/axe';
import { callEnded, incomingCall, outgoingCall } from '../../support/liveCalls';
import { renderWithStore } from '../../support/renderWithStore';
import { voiceFacts } from '../../support/telephone';
import { conversation } from '../../support/world';

const OF = { callId: 'in1', uniqueId: 'u-1' };

function Shown() {
  const call = useAppSelector(selectShownCall);
  return call === null ? null : <CallView call={call} />;
}

function show(...facts: Parameters<typeof notes.addRequested>[0][]) {
  const view = renderWithStore(
    <>
      <Shown />
      <CallClassifyDialog />
    </>,
    {
      facts: [
        ...voiceFacts('Voz'),
        notes.restored({ calls: [] }),
        ...incomingCall(),
        calls.openRequested({ callId: 'in1' }),
        ...facts.map((fact) => notes.addRequested(fact)),
      ],
    },
  );
  const tell = (...actions: Parameters<typeof view.store.dispatch>[0][]) =>
    act(() => actions.forEach((action) => void view.store.dispatch(action)));
  return { ...view, tell };
}

const log = () => screen.getByRole('log', { name: 'Anotações' });

const field = () => screen.getByRole('textbox', { name: 'Nova anotação' });

describe('the notes of a call', () => {
  it('are added by Enter, and break the line with Shift', async () => {
    const { user, dispatched } = show();
    expect(log()).toHaveTextContent('Nenhuma anotação ainda.');
    await user.type(field(), 'Quer boleto{Shift>}{Enter}{/Shift}até sexta{Enter}');
    expect(within(log()).getByText(/Quer boleto/)).toHaveTextContent('Quer boleto até sexta');
    expect(field()).toHaveValue('');
    expect(field()).toHaveFocus();
    expect(dispatched.at(-1)).toMatchObject({
      type: 'callNotes/addRequested',
      payload: { ...OF, text: 'Quer boleto\naté sexta' },
    });
    await user.type(field(), '   {Enter}');
    expect(within(log()).getAllByRole('listitem')).toHaveLength(1);
    expect(await violations()).toEqual([]);
  });

  it.each([{ isComposing: true }, { keyCode: 229 }])(
    'are not added by the Enter of an input method',
    (sign) => {
      show();
      fireEvent.change(field(), { target: { value: 'に' } });
      fireEvent.keyDown(field(), { key: 'Enter', ...sign });
      expect(log()).toHaveTextContent('Nenhuma anotação ainda.');
    },
  );

  it('that are not added yet are kept when the agent goes elsewhere', async () => {
    const { user, store, unmount } = show();
    await user.type(field(), 'Meia frase');
    unmount();
    expect(store.getState().callNotes.byCall['in1']?.draft).toBe('Meia frase');
  });

  it('come back into the field', () => {
    const { tell } = show();
    tell(notes.draftRequested({ ...OF, text: 'Meia frase' }));
    expect(field()).toHaveValue('Meia frase');
  });

  it('can be deleted, and be written on after the call', async () => {
    const { user, tell } = show({ ...OF, text: 'Engano' });
    tell(callEnded('in1'));
    await user.click(within(log()).getByRole('button', { name: 'Excluir anotação' }));
    expect(within(log()).queryByRole('listitem')).toBeNull();
    await user.type(field(), 'Depois{Enter}');
    expect(within(log()).getByText('Depois')).toBeVisible();
  });

  it('are offered as the observation until the agent writes another', async () => {
    const { user, tell } = show({ ...OF, text: 'Quer boleto' });
    tell(notes.draftRequested({ ...OF, text: 'até sexta' }), calls.classifyOpenRequested({ callId: 'in1' }));
    const observation = await screen.findByRole('textbox', { name: 'Observação' });
    expect(observation).toHaveValue('Quer boleto\naté sexta');
    await user.clear(observation);
    await user.type(observation, 'Outra');
    expect(observation).toHaveValue('Outra');
  });

  it('go along into a conference room, to be read there and offered as the observation', async () => {
    const { user, tell } = show({ ...OF, text: 'Quer boleto' });
    tell(
      ...outgoingCall('r1', { number: '*701001', room: '1001' }),
      calls.transferStarted({ callId: 'in1', kind: 'room', to: '*701001' }),
      calls.transferred({ callId: 'in1' }),
    );
    expect(within(log()).getByText('Quer boleto')).toBeVisible();
    await user.type(field(), 'Com o financeiro{Enter}');
    expect(within(log()).getAllByRole('listitem')).toHaveLength(2);
    tell(callEnded('r1'), calls.classifyOpenRequested({ callId: 'r1' }));
    const observation = await screen.findByRole('textbox', { name: 'Observação' });
    expect(observation).toHaveValue('Quer boleto\nCom o financeiro');
    tell(calls.classifyCloseRequested());
    await user.click(within(log()).getAllByRole('button', { name: 'Excluir anotação' })[0] ?? document.body);
    expect(within(log()).queryByText('Quer boleto')).toBeNull();
  });

  it('stay with the service of a call that is not in this browser', () => {
    const voice = conversation('9', { queueType: 1, linkedId: 'u-1' });
    renderWithStore(<CallElsewhere conversation={voice} />, {
      facts: [...voiceFacts('Voz'), notes.addRequested({ ...OF, text: 'Quer boleto' })],
    });
    expect(within(log()).getByText('Quer boleto')).toBeVisible();
  });
});
