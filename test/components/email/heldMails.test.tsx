import { act, screen, waitFor } from '@testing-library/react';
import { Dialogs } from '../../../src/app/dialogs';
import { openRequested } from '../../../src/store/conversations/actions';
import * as outbox from '../../../src/store/outbox/actions';
import { violations } from '../../support/axe';
import { mailFacts } from '../../support/mailBench';
import { renderWithStore } from '../../support/renderWithStore';
import { sampleOutboxItem } from '../../support/samples';
import { sampleSentMail } from '../../support/sampleMail';

// jsdom draws nothing: axe asks how wide letters are.
beforeEach(() => void jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null));

const undoButton = () => screen.findByRole('button', { name: 'Desfazer envio' });

/** A mail of conversation 1001 that may leave in so many ms. */
function held(inMs: number | null, subject = 'Re: Nota') {
  const createdAt = Date.now();
  const heldUntil = inMs === null ? null : createdAt + inMs;
  const item = sampleOutboxItem({
    clientMsgId: subject,
    mail: sampleSentMail({ subject }),
    createdAt,
    heldUntil,
  });
  return outbox.queued({ item, spendsDraft: true });
}

function show(...facts: ReturnType<typeof held>[]) {
  return renderWithStore(<Dialogs />, { facts: [...mailFacts(), ...facts] });
}

describe('a mail that has not left', () => {
  it('says so, and can be taken back to its conversation', async () => {
    const { dispatched, user } = show(held(60_000));
    expect(await screen.findByText('Enviando e-mail: Re: Nota')).toBeVisible();
    // The library that draws it comes first, which may take its time.
    expect(screen.getByText(/^(?:60|5\d) s$/)).toHaveAttribute('aria-hidden', 'true');
    expect(await violations()).toEqual([]);
    await user.click(await undoButton());
    expect(dispatched).toMatchObject([
      { type: 'outbox/undoRequested', payload: { clientMsgId: 'Re: Nota' } },
      { type: 'conversations/openRequested', payload: { conversationId: '1001' } },
    ]);
    // It is on its way back.
    expect(screen.queryByRole('button', { name: 'Desfazer envio' })).toBeNull();
  });

  it('opens no conversation that is open', async () => {
    const { dispatched, store, user } = show(held(60_000));
    act(() => void store.dispatch(openRequested({ conversationId: '1001' })));
    await user.click(await undoButton());
    expect(dispatched.filter(openRequested.match)).toHaveLength(1);
  });

  it('says nothing any more once it may leave, or leaves', async () => {
    const { store } = show(held(1_500), held(60_000, 'outra'));
    await waitFor(() => expect(screen.queryByText('Enviando e-mail: Re: Nota')).toBeNull(), {
      timeout: 5_000,
    });
    expect(screen.getByText('Enviando e-mail: outra')).toBeVisible();
    act(() => void store.dispatch(outbox.attemptStarted({ clientMsgId: 'outra' })));
    expect(screen.queryByText('Enviando e-mail: outra')).toBeNull();
  });
});
