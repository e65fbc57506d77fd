import { act, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { CustomerUrl } from '../../../src/components/contacts/CustomerUrl';
import { isKeyOf } from '../../../src/components/contacts/shortcutKey';
import * as contacts from '../../../src/store/contacts/actions';
import { shortcutKeysRequested } from '../../../src/store/ui/actions';
import { renderWithStore } from '../../support/renderWithStore';
import { signedIn } from '../../support/sagaFixtures';
import { sampleContact } from '../../support/samples';

const A = { conversationId: '1001' };

function show(urlShortcutKey: number | null, above?: ReactNode) {
  return renderWithStore(
    <>
      <textarea aria-label="Mensagem" />
      <div role="grid">
        <div role="row" tabIndex={0}>
          Ursula
        </div>
      </div>
      {above}
      <CustomerUrl {...A} />
    </>,
    {
      facts: [
        ...signedIn({ urlShortcutKey }),
        contacts.ofConversationLoaded({ ...A, contact: sampleContact() }),
      ],
    },
  );
}

const asked = (dispatched: { type: string }[]) => dispatched.filter(contacts.urlOpenRequested.match).length;

describe('the key of the customer’s page', () => {
  it('opens it from anywhere when it is a function key, also while something is typed', async () => {
    const { user, dispatched } = show(120);
    await user.keyboard('{F9}');
    expect(dispatched.at(-1)).toMatchObject({ type: 'contacts/urlOpenRequested', payload: A });
    await user.click(screen.getByRole('textbox'));
    await user.keyboard('{F9}');
    expect(asked(dispatched)).toBe(2);
    await user.keyboard('{Control>}{F9}{/Control}{F8}');
    expect(asked(dispatched)).toBe(2);
  });

  it('writes what it writes while something is typed, when it is any other', async () => {
    const { user, dispatched } = show(74);
    await user.keyboard('j');
    expect(asked(dispatched)).toBe(1);
    await user.click(screen.getByRole('textbox'));
    await user.keyboard('j');
    expect(screen.getByRole('textbox')).toHaveValue('j');
    expect(asked(dispatched)).toBe(1);
  });

  it('leaves its letter to the list, which is searched by typing', async () => {
    const { user, dispatched } = show(85);
    act(() => screen.getByRole('row').focus());
    await user.keyboard('u');
    expect(asked(dispatched)).toBe(0);
    act(() => screen.getByRole('row').blur());
    await user.keyboard('u');
    expect(asked(dispatched)).toBe(1);
  });

  it.each([
    ['u', 85],
    ['{F9}', 120],
  ])('does nothing under a dialog over the page: %s', async (key, keyCode) => {
    const { user, dispatched } = show(keyCode, <div role="dialog" aria-modal="true" />);
    await user.keyboard(key);
    expect(asked(dispatched)).toBe(0);
  });

  it('does nothing for who turned it off', async () => {
    const { user, dispatched, store } = show(120);
    const agent = store.getState().auth.user?.login ?? '';
    act(() => void store.dispatch(shortcutKeysRequested({ agent, keys: { customerUrl: null } })));
    await user.keyboard('{F9}');
    expect(asked(dispatched)).toBe(0);
  });

  it('is no key for who has none', async () => {
    const { user, dispatched } = show(null);
    await user.keyboard('{F9}j');
    expect(asked(dispatched)).toBe(0);
  });

  it.each([
    [120, { key: 'F9', code: 'F9' }, true],
    [120, { key: 'F8', code: 'F8' }, false],
    [123, { key: 'F12', code: 'F12' }, true],
    [81, { key: 'q', code: 'KeyQ' }, true],
    // A French keyboard has its A where others have Q.
    [65, { key: 'a', code: 'KeyQ' }, true],
    [49, { key: '1', code: 'Digit1' }, true],
    [97, { key: '1', code: 'Numpad1' }, true],
    [97, { key: '1', code: 'Digit1' }, false],
    [220, { key: ']', code: 'Backslash' }, true],
    [226, { key: '\\', code: 'IntlBackslash' }, true],
    [45, { key: 'Insert', code: 'Insert' }, true],
    [45, { key: '-', code: 'Minus' }, false],
  ])('%d is %j: %s', (keyCode, pressed, expected) => {
    expect(isKeyOf(pressed, keyCode)).toBe(expected);
  });
});

describe('a page that the browser kept shut', () => {
  it('is offered as a link until it is followed or not wanted', async () => {
    const { user, store, dispatched } = show(null);
    expect(screen.queryByRole('alert')).toBeNull();
    act(() => void store.dispatch(contacts.urlBlocked(A)));
    const link = await screen.findByRole('link', { name: 'Abrir a página do cliente' });
    expect(link).toHaveAttribute('href', 'https://crm.exemplo.com/77');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await user.click(screen.getByRole('button', { name: 'Fechar' }));
    expect(dispatched.at(-1)).toMatchObject({ type: 'contacts/urlNoticeDismissRequested' });
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
