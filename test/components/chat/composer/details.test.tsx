import type { UnknownAction } from '@reduxjs/toolkit';
import { fireEvent, screen } from '@testing-library/react';
import { shiftEnterRequested } from '../../../../src/store/ui/actions';
import { giveLayout } from '../../../support/layout';
import { mine, openChat, OPEN } from '../../../support/openChat';
import { connected } from '../../../support/sagaFixtures';
import { sampleMessage } from '../../../support/samples';

let restoreLayout: () => void;
beforeAll(() => {
  restoreLayout = giveLayout();
});
afterAll(() => restoreLayout());

const box = (): HTMLTextAreaElement => screen.getByRole('textbox', { name: 'Mensagem' });
const ofType = (dispatched: UnknownAction[], type: string) =>
  dispatched.filter((action) => action.type === type).map(({ payload }) => payload);
const sent = (dispatched: UnknownAction[]) => ofType(dispatched, 'messages/sendRequested');

describe('an agent who wants Shift+Enter to send', () => {
  const prefers = shiftEnterRequested({ sends: true });

  it.each(['{Enter}', '{Shift>}{Enter}{/Shift}'])('sends by %s', async (keys) => {
    const { user, dispatched } = openChat([sampleMessage()], prefers);
    await user.type(box(), `Oi${keys}`);
    expect(sent(dispatched)).toEqual([{ ...OPEN, text: 'Oi' }]);
  });

  it('breaks the line by Ctrl+Enter, where the caret is', async () => {
    const { user, dispatched } = openChat([sampleMessage()], prefers);
    await user.type(box(), 'umdois');
    box().setSelectionRange(2, 2);
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(box()).toHaveValue('um\ndois');
    expect(sent(dispatched)).toEqual([]);
  });

  it('sends nothing while an input method composes', () => {
    const { dispatched } = openChat([sampleMessage()], prefers);
    fireEvent.change(box(), { target: { value: 'ação' } });
    fireEvent.keyDown(box(), { key: 'Enter', shiftKey: true, isComposing: true });
    expect(sent(dispatched)).toEqual([]);
  });
});

describe('a text that is longer than the server takes', () => {
  const limits = {
    maxFileBytes: 1,
    blockedTypes: [],
    requestIdLifetimeMs: 1,
    maxTextByQueueType: { '3': 5 },
  };
  const limited = () => openChat([sampleMessage()], ...connected({ limits }));

  it('is told before it is sent, and is not sent', async () => {
    const { user, dispatched } = limited();
    await user.type(box(), 'Bom dia{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('limite de 5 caracteres desta fila em 2');
    expect(screen.getByRole('button', { name: 'Enviar' })).toBeDisabled();
    expect(box()).toHaveAccessibleDescription(/limite de 5/u);
    expect(sent(dispatched)).toEqual([]);
    await user.type(box(), '{Backspace}{Backspace}{Enter}');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(sent(dispatched)).toEqual([{ ...OPEN, text: 'Bom d' }]);
  });

  it('is measured as it goes out', async () => {
    const { user, dispatched } = limited();
    await user.type(box(), '  Bom d  {Enter}');
    expect(sent(dispatched)).toHaveLength(1);
  });
});

it('typing is told to the other end, at most every 5 s', async () => {
  const { user, dispatched } = openChat([sampleMessage()]);
  let now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  const told = () => ofType(dispatched, 'conversations/typingRequested');
  await user.type(box(), 'Bom');
  expect(told()).toEqual([OPEN]);
  now = 4_999;
  await user.type(box(), ' ');
  expect(told()).toHaveLength(1);
  now = 5_000;
  await user.type(box(), 'dia');
  expect(told()).toHaveLength(2);
  jest.restoreAllMocks();
});

describe('a message that the provider failed on', () => {
  const failed = mine({ id: '2', text: 'Oi', clientMsgId: 'c2', status: 'pending', errorText: 'Bloqueado' });

  it('says why, and is tried again', async () => {
    const { user, dispatched } = openChat([failed]);
    expect(screen.getByText('Bloqueado')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(ofType(dispatched, 'messages/retryRequested')).toEqual([{ ...OPEN, messageId: '2' }]);
  });

  it('of no console of the agent cannot be tried again', () => {
    openChat([{ ...failed, clientMsgId: null }]);
    expect(screen.queryByRole('button', { name: 'Tentar de novo' })).not.toBeInTheDocument();
  });
});
