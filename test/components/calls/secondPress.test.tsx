import { act, fireEvent, screen, within } from '@testing-library/react';
import type { UnknownAction } from '@reduxjs/toolkit';
import { SlotCall } from '../../../src/components/calls/slot/SlotCall';
import { Keyboard } from '../../../src/components/shortcuts/Keyboard';
import * as calls from '../../../src/store/calls/actions';
import { callEnded, holdOf, incomingCall, outgoingCall } from '../../support/liveCalls';
import { renderWithStore } from '../../support/renderWithStore';
import { voiceFacts } from '../../support/telephone';
import { signedInFacts } from '../../support/world';

const HANG_UP = '{Control>}{Shift>}y{/Shift}{/Control}';

const begin = Date.now();
let clock: jest.SpyInstance<number, []>;
beforeEach(() => {
  clock = jest.spyOn(Date, 'now').mockReturnValue(begin);
});
afterEach(() => clock.mockRestore());

const later = (ms: number) => clock.mockReturnValue(begin + ms);

function show(...facts: UnknownAction[]) {
  const view = renderWithStore(
    <>
      <SlotCall />
      <Keyboard />
    </>,
    { facts: [...signedInFacts(), ...voiceFacts('Voz'), ...facts] },
  );
  const happen = (...actions: UnknownAction[]) =>
    act(() => actions.forEach((action) => void view.store.dispatch(action)));
  const hungUp = () =>
    view.dispatched.filter(calls.hangUpRequested.match).map(({ payload }) => payload.callId);
  return { ...view, happen, hungUp };
}

/** Maria Souza waits on hold while the agent asks 4002. */
const showTwo = () => show(...incomingCall(), ...holdOf('in1', true), ...outgoingCall());

const bar = () => screen.getByRole('region', { name: 'Ligação em andamento' });
const hangUp = () => within(bar()).getByRole('button', { name: 'Desligar' });
const other = () => within(within(bar()).getByRole('list', { name: 'Outras ligações' })).getByRole('button');

describe('a second press to hang up', () => {
  it('does not end the call that took the place of the first one, and the button keeps the focus', async () => {
    const { user, happen, hungUp } = showTwo();
    const pressed = hangUp();
    await user.click(pressed);
    happen(callEnded('out1', { by: 'agent' }));
    expect(bar()).toHaveTextContent('Maria Souza');
    later(300);
    await user.click(hangUp());
    expect(hungUp()).toEqual(['out1']);
    expect(pressed).toHaveFocus();
    later(600);
    await user.click(hangUp());
    expect(hungUp()).toEqual(['out1', 'in1']);
  });

  it('does not by the shortcut either', async () => {
    const { user, happen, hungUp } = showTwo();
    await user.keyboard(HANG_UP);
    happen(callEnded('out1', { by: 'agent' }));
    later(300);
    await user.keyboard(HANG_UP);
    expect(hungUp()).toEqual(['out1']);
    later(600);
    await user.keyboard(HANG_UP);
    expect(hungUp()).toEqual(['out1', 'in1']);
  });

  it('is none where a key is held', () => {
    show(...incomingCall());
    const first = fireEvent.keyDown(hangUp(), { key: 'Enter' });
    const next = fireEvent.keyDown(hangUp(), { key: 'Enter', repeat: true });
    expect([first, next]).toEqual([true, false]);
  });
});

describe('a press to hang up', () => {
  it.each([
    ['button', () => fireEvent.click(hangUp())],
    ['shortcut', () => fireEvent.keyDown(document.body, { key: 'y', ctrlKey: true, shiftKey: true })],
  ])('by the %s is not for the call that comes back as the other side hangs up', (_by, press) => {
    const { happen, hungUp } = showTwo();
    happen(callEnded('out1'));
    press();
    expect(hungUp()).toEqual([]);
  });

  it('gives up at once what the agent just dialled', async () => {
    const { user, happen, hungUp } = show(...incomingCall());
    const dialled = { number: '4002', name: null, queue: 'Voz', contactId: null, consultOf: null };
    happen(calls.dialed({ callId: 'o', ...dialled }));
    await user.click(hangUp());
    expect(hungUp()).toEqual(['o']);
  });
});

it('a held call that is pressed twice is switched to once', async () => {
  const { user, dispatched, happen } = showTwo();
  const resumed = () => dispatched.filter(calls.resumeRequested.match).map(({ payload }) => payload.callId);
  await user.click(other());
  happen(...holdOf('out1', true), ...holdOf('in1', false));
  expect(bar()).toHaveTextContent('Maria Souza');
  await user.click(other());
  expect(resumed()).toEqual(['in1']);
  later(600);
  await user.click(other());
  expect(resumed()).toEqual(['in1', 'out1']);
});
