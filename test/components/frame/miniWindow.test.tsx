import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { WindowButtons } from '../../../src/components/frame/WindowButtons';
import { hangUpRequested } from '../../../src/store/calls/actions';
import { loaded } from '../../../src/store/conversations/actions';
import { statusReported } from '../../../src/store/queues/actions';
import { themeRequested } from '../../../src/store/ui/actions';
import { callEnded, holdOf, incomingCall, offeredCall, outgoingCall } from '../../support/liveCalls';
import { installed } from '../../support/installed';
import { voiceFacts } from '../../support/telephone';
import { renderWithStore } from '../../support/renderWithStore';
import { conversation, signedInFacts } from '../../support/world';

describe('minimising', () => {
  // A frame is a window of its own, as the browser's small one is.
  const frame = document.body.appendChild(document.createElement('iframe'));
  const mini = frame.contentWindow ?? window;
  // Its own would take the frame along.
  const close = jest.fn();
  mini.close = close;
  const requestWindow = jest.fn(() => Promise.resolve(mini));

  beforeEach(() => {
    installed();
    Object.assign(window, { documentPictureInPicture: { requestWindow } });
  });
  afterEach(() => {
    jest.restoreAllMocks();
    Reflect.deleteProperty(window, 'documentPictureInPicture');
  });

  it('shows unread messages and who waits in a small window, until it is closed', async () => {
    const facts = [
      ...signedInFacts(),
      loaded({ conversations: [conversation('1', { unread: 2 }), conversation('2', { unread: 3 })] }),
      statusReported({ statuses: [], totals: { chat: 4, whatsapp: 0, email: 0, voice: 0 } }),
    ];
    const { user } = renderWithStore(<WindowButtons />, { facts });
    await user.click(screen.getByRole('button', { name: 'Minimizar' }));
    const shown = within(mini.document.body);
    expect(await shown.findByText('5 mensagens não lidas')).toBeInTheDocument();
    expect(shown.getByRole('button', { name: /^Chat: 4/u })).toBeInTheDocument();
    expect(mini.document.documentElement.style.getPropertyValue('--color-text')).not.toBe('');
    act(() => void mini.dispatchEvent(new Event('pagehide')));
    expect(mini.document.body).toBeEmptyDOMElement();
  });

  it('has the live call with it, to mute and to hang up', async () => {
    const { user, dispatched } = renderWithStore(<WindowButtons />, {
      facts: [...signedInFacts(), ...incomingCall()],
    });
    await user.click(screen.getByRole('button', { name: 'Minimizar' }));
    const shown = within(mini.document.body);
    expect(await shown.findByText('Maria Souza')).toBeInTheDocument();
    fireEvent.click(shown.getByRole('button', { name: 'Desativar microfone' }));
    fireEvent.click(shown.getByRole('button', { name: 'Desligar' }));
    expect(dispatched.map(({ type }) => type)).toEqual(['calls/muteRequested', 'calls/hangUpRequested']);
    act(() => void mini.dispatchEvent(new Event('pagehide')));
  });

  it('hangs up one of two calls where that is pressed twice', async () => {
    const { user, store, dispatched } = renderWithStore(<WindowButtons />, {
      facts: [...signedInFacts(), ...incomingCall(), ...holdOf('in1', true), ...outgoingCall()],
    });
    await user.click(screen.getByRole('button', { name: 'Minimizar' }));
    const shown = within(mini.document.body);
    fireEvent.click(await shown.findByRole('button', { name: 'Desligar' }));
    act(() => void store.dispatch(callEnded('out1', { by: 'agent' })));
    expect(shown.getByText('Maria Souza')).toBeInTheDocument();
    fireEvent.click(shown.getByRole('button', { name: 'Desligar' }));
    expect(dispatched.filter(hangUpRequested.match)).toMatchObject([{ payload: { callId: 'out1' } }]);
    act(() => void mini.dispatchEvent(new Event('pagehide')));
  });

  it('holds the call', async () => {
    const { user, dispatched } = renderWithStore(<WindowButtons />, {
      facts: [...signedInFacts(), ...incomingCall()],
    });
    await user.click(screen.getByRole('button', { name: 'Minimizar' }));
    const shown = within(mini.document.body);
    fireEvent.click(await shown.findByRole('button', { name: 'Colocar em espera' }));
    expect(dispatched.at(-1)).toMatchObject({ type: 'calls/holdRequested' });
    act(() => void mini.dispatchEvent(new Event('pagehide')));
  });

  it('has a call that rings, to answer and to decline', async () => {
    const { user, dispatched } = renderWithStore(<WindowButtons />, {
      facts: [...signedInFacts(), ...voiceFacts('Voz'), offeredCall('in1')],
    });
    await user.click(screen.getByRole('button', { name: 'Minimizar' }));
    const sheet = within(await within(mini.document.body).findByRole('alert', { name: 'Ligação recebida' }));
    expect(sheet.getByText('Maria Souza')).toBeInTheDocument();
    fireEvent.click(sheet.getByRole('button', { name: 'Recusar' }));
    fireEvent.click(sheet.getByRole('button', { name: 'Atender' }));
    expect(dispatched.map(({ type }) => type)).toEqual(['calls/declineRequested', 'calls/answerRequested']);
    act(() => void mini.dispatchEvent(new Event('pagehide')));
  });

  it('follows the theme and the sheets that come later, and closes with what it belongs to', async () => {
    const { store, unmount, user } = renderWithStore(<WindowButtons />, { facts: signedInFacts() });
    await user.click(screen.getByRole('button', { name: 'Minimizar' }));
    const root = mini.document.documentElement;
    await waitFor(() => expect(root.dataset['scheme']).toBe('light'));
    act(() => void store.dispatch(themeRequested({ theme: 'dark' })));
    expect([root.dataset['scheme'], root.style.colorScheme]).toEqual(['dark', 'dark']);
    const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '/late.css' });
    document.head.append(sheet);
    await waitFor(() => expect(mini.document.head.innerHTML).toContain('/late.css'));
    sheet.remove();
    close.mockClear();
    unmount();
    expect(close).toHaveBeenCalledTimes(1);
  });
});
