import { act, fireEvent, screen, within } from '@testing-library/react';
import { WindowButtons } from '../../../src/components/frame/WindowButtons';
import { loaded } from '../../../src/store/conversations/actions';
import { statusReported } from '../../../src/store/queues/actions';
import { incomingCall } from '../../support/liveCalls';
import { installed } from '../../support/installed';
import { renderWithStore } from '../../support/renderWithStore';
import { conversation, signedInFacts } from '../../support/world';

describe('minimising', () => {
  // A frame is a window of its own, as the browser's small one is.
  const frame = document.body.appendChild(document.createElement('iframe'));
  const mini = frame.contentWindow ?? window;
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
});
