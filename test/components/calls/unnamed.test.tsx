import { act, screen, within } from '@testing-library/react';
import type { UnknownAction } from '@reduxjs/toolkit';
import { ActiveCalls } from '../../../src/components/calls/ActiveCalls';
import { CallFrame } from '../../../src/components/calls/CallFrame';
import { SlotCall } from '../../../src/components/calls/slot/SlotCall';
import { CallView } from '../../../src/components/calls/CallView';
import { NoticeBell } from '../../../src/components/noticeCentre/NoticeBell';
import * as calls from '../../../src/store/calls/actions';
import { selectLiveCalls } from '../../../src/store/calls/selectors';
import { useAppSelector } from '../../../src/store/hooks';
import { callEnded, incomingCall, offeredCall } from '../../support/liveCalls';
import { renderWithStore } from '../../support/renderWithStore';
import { registeredFacts, voiceFacts } from '../../support/telephone';

const NOBODY = { number: 'anonymous', name: 'Anonymous', contactId: null };

const LONG = 'W'.repeat(200);

function Shown() {
  const [call] = useAppSelector(selectLiveCalls);
  return call === undefined ? null : <CallView call={call} />;
}

function show(...facts: UnknownAction[]) {
  const view = renderWithStore(
    <>
      <NoticeBell />
      <SlotCall />
      <CallFrame />
      <ActiveCalls />
      <Shown />
    </>,
    { facts: [...voiceFacts('Voz'), ...registeredFacts(), ...facts] },
  );
  const happen = (...actions: UnknownAction[]) =>
    act(() => actions.forEach((action) => void view.store.dispatch(action)));
  return { ...view, happen };
}

const words = () => document.body.textContent;

describe.each([NOBODY, { ...NOBODY, number: '', name: null }])(
  'a caller without name or number: %j',
  (told) => {
    it('has proper words where the call rings', () => {
      show(offeredCall('in1', told));
      const sheet = within(screen.getByRole('alertdialog', { name: 'Ligação recebida' }));
      expect(sheet.getByText('Número não identificado')).toBeVisible();
      expect(words()).not.toMatch(/anonymous|undefined|null/iu);
    });

    it('has them in the bar, the list, the view and the card, with nothing to look up by', () => {
      show(...incomingCall('in1', told));
      expect(screen.getAllByText('Número não identificado')).toHaveLength(4);
      expect(screen.getByRole('region', { name: 'Ligação com um número não identificado' })).toBeVisible();
      expect(screen.queryByText('Número')).toBeNull();
      expect(words()).not.toMatch(/anonymous|undefined|null/iu);
    });

    it('was missed, and is not called back', async () => {
      const { user, happen, dispatched } = show(offeredCall('in1', told));
      happen(callEnded('in1', { cause: 'cancelled', status: 487 }));
      expect(screen.getByText('Você perdeu uma ligação de um número não identificado.')).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Ligar de volta' })).toBeNull();
      await user.click(screen.getByRole('button', { name: 'Avisos' }));
      const list = within(await screen.findByRole('list', { name: 'Avisos' }));
      expect(list.getByRole('listitem')).toHaveTextContent(/^Ligação perdida.*Número não identificado/u);
      expect(list.queryByRole('button')).toBeNull();
      await user.click(screen.getByRole('button', { name: 'Limpar' }));
      expect(dispatched.at(-2)).toMatchObject({
        type: 'calls/missedSeenRequested',
        payload: { ids: ['in1'] },
      });
    });

    it('is told of who found the agent busy', () => {
      const { happen } = show();
      happen(calls.offerRefused({ callId: 'x', ...told }));
      expect(
        screen.getByText('Número não identificado ligou enquanto você estava em outra ligação.'),
      ).toBeVisible();
    });
  },
);

it('a number that is the name as well stands there once', () => {
  show(offeredCall('in1', { number: '4002', name: '4002' }));
  expect(within(screen.getByRole('alertdialog')).getAllByText('4002')).toHaveLength(1);
});

describe('a very long name', () => {
  it('is whole in the title of what is cut', () => {
    show(...incomingCall('in1', { name: LONG }));
    // The customer's card breaks it over as many lines as it takes.
    for (const cut of screen.getAllByText(LONG, { ignore: '.customer-card__name' })) {
      const titled = cut.closest('[title]');
      expect(titled?.getAttribute('title')).toContain(LONG);
    }
  });

  it('is cut in sentences', () => {
    show(...incomingCall('in1', { name: LONG }));
    expect(screen.getByRole('region', { name: `Ligação com ${'W'.repeat(59)}…` })).toBeVisible();
  });

  it('from right to left leaves the rest of a sentence as it is', () => {
    show(...incomingCall('in1', { name: 'محمد علي' }));
    expect(screen.getByRole('region', { name: 'Ligação com \u2068محمد علي\u2069' })).toBeVisible();
  });
});
