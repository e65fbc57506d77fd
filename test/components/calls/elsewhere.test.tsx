import { act, screen, within } from '@testing-library/react';
import type { UnknownAction } from '@reduxjs/toolkit';
import { CallElsewhere } from '../../../src/components/calls/CallElsewhere';
import * as calls from '../../../src/store/calls/actions';
import { violations } from '../../support/axe';
import { renderWithStore } from '../../support/renderWithStore';
import { voiceFacts } from '../../support/telephone';
import { conversation } from '../../support/world';

const SERVICE = { conversationId: '9' };

function show(linkedId: string | null = 'u-1') {
  const view = renderWithStore(
    <CallElsewhere conversation={conversation('9', { queueType: 1, linkedId })} />,
    {
      facts: voiceFacts('Voz'),
    },
  );
  const happen = (...actions: UnknownAction[]) =>
    act(() => actions.forEach((action) => void view.store.dispatch(action)));
  return { ...view, happen };
}

const view = () => within(screen.getByRole('region', { name: /^Ligação com/u }));
const status = () => view().getByRole('status');
const button = () => screen.getByRole('button', { name: 'Desligar' });

describe('a call that is not in this browser', () => {
  it('says so, and is hung up by a button', async () => {
    const { user, dispatched } = show();
    expect(screen.getByText('Esta ligação não está neste navegador.')).toBeVisible();
    await user.click(button());
    expect(dispatched.filter(calls.hangUpElsewhereRequested.match)).toMatchObject([{ payload: SERVICE }]);
    expect(await violations()).toEqual([]);
  });

  it('tells that the request goes out and that it went, and the button keeps the focus', async () => {
    const { happen, user } = show();
    await user.click(button());
    happen(calls.hangUpElsewhereStarted(SERVICE));
    expect(status()).toHaveTextContent('Pedindo à central que desligue…');
    expect(button()).toHaveAttribute('aria-disabled', 'true');
    happen(calls.hangUpElsewhereSent(SERVICE));
    expect(status()).toHaveTextContent('O pedido para desligar foi enviado à central.');
    expect(button()).toHaveAttribute('aria-disabled', 'false');
    expect(button()).toHaveFocus();
  });

  it('tells why it was not hung up', () => {
    const { happen } = show();
    happen(
      calls.hangUpElsewhereStarted(SERVICE),
      calls.hangUpElsewhereFailed({ ...SERVICE, code: 'offline', message: '' }),
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Não foi possível desligar.');
    expect(button()).toHaveAttribute('aria-disabled', 'false');
  });

  it('of another service has no part in it', () => {
    const { happen } = show();
    happen(calls.hangUpElsewhereStarted({ conversationId: '10' }));
    expect(status()).toBeEmptyDOMElement();
  });

  it('has no such button where nobody knows which call it is', () => {
    show(null);
    expect(screen.queryByRole('button', { name: 'Desligar' })).toBeNull();
  });
});
