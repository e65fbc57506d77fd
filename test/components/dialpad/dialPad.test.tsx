import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { cleanNumber } from '../../../src/lib/cleanNumber';
import { DialDialog } from '../../../src/components/dialpad/DialDialog';
import { DialPad } from '../../../src/components/dialpad/DialPad';
import { KEYS, neighbourOf } from '../../../src/components/dialpad/keys';
import { NewMenu } from '../../../src/components/frame/NewMenu';
import * as calls from '../../../src/store/calls/actions';
import { microphoneFailed } from '../../../src/store/devices/actions';
import { violations } from '../../support/axe';
import { chooseNew, newButton } from '../../support/newMenu';
import { renderWithStore } from '../../support/renderWithStore';
import { dialled, voiceFacts } from '../../support/telephone';

const number = () => screen.getByRole('textbox', { name: 'Número' });

const button = (name: string) => screen.getByRole('button', { name });

const option = (name: string) => screen.findByText(name, { selector: '.ant-select-item-option-content' });

function pad(facts = voiceFacts('Voz')) {
  return renderWithStore(<DialPad autoFocus />, { facts });
}

describe('cleanNumber', () => {
  it.each([
    ['+55 (11) 98888-0001', '+5511988880001'],
    [' 11 98888\u20110001\u00a0', '11988880001'],
    ['tel:+55-11-98888-0001', '+5511988880001'],
    ['11.98888/0001', '11988880001'],
    ['*70 12#', '*7012#'],
    ['4001', '4001'],
    [' ana.lima ', 'ana.lima'],
    ['55+11', '55+11'],
    ['( )', '( )'],
  ])('takes %j for %j', (text, cleaned) => {
    expect(cleanNumber(text)).toBe(cleaned);
  });
});

describe('the keys', () => {
  it('lead to their neighbours by arrows, and not beyond the edges', () => {
    const at = (digit: string) => KEYS.findIndex((key) => key.digit === digit);
    const lead = (from: string, arrow: string) => {
      const to = neighbourOf(at(from), arrow);
      return to === null ? null : KEYS[to]?.digit;
    };
    expect(lead('5', 'ArrowUp')).toBe('2');
    expect(lead('5', 'ArrowDown')).toBe('8');
    expect(lead('5', 'ArrowLeft')).toBe('4');
    expect(lead('5', 'ArrowRight')).toBe('6');
    expect(lead('3', 'ArrowRight')).toBeNull();
    expect(lead('4', 'ArrowLeft')).toBeNull();
    expect(lead('2', 'ArrowUp')).toBeNull();
    expect(lead('#', 'ArrowDown')).toBeNull();
    expect(lead('5', 'Enter')).toBeNull();
  });
});

describe('the dial pad', () => {
  it('dials what its keys say, for the first voice queue', async () => {
    const { user, dispatched } = pad(voiceFacts('Voz', 'Cobrança'));
    for (const key of ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0', '*', '#']) {
      await user.click(button(key));
    }
    expect(number()).toHaveValue('1234567890*#');
    await user.click(button('Apagar o último dígito'));
    await user.click(button('Ligar'));
    expect(dispatched.filter(calls.dialRequested.match)).toEqual([
      expect.objectContaining({
        type: 'calls/dialRequested',
        payload: { number: '1234567890*', name: null, queue: 'Voz', contactId: null, consultOf: null },
      }),
    ]);
  });

  it('takes a typed number by Enter, without what stands between its digits', async () => {
    const { user, dispatched } = pad();
    expect(number()).toHaveFocus();
    await user.keyboard('+55 (11) 4004-0000{Enter}');
    expect(dispatched.at(-1)).toMatchObject({ payload: { number: '+551140040000' } });
  });

  it('cleans what is pasted, where it is pasted', async () => {
    const { user } = pad();
    await user.type(number(), '029');
    const field = number() as HTMLInputElement;
    field.setSelectionRange(1, 2);
    fireEvent.paste(field, { clipboardData: { getData: () => '11 98888-0001' } });
    expect(field).toHaveValue('0119888800019');
    expect(field.selectionStart).toBe(12);
  });

  it('walks over the keys by arrows, and takes typed digits there', async () => {
    const { user } = pad();
    await user.tab();
    await user.tab();
    expect(button('1')).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowRight}{Enter}');
    expect(number()).toHaveValue('5');
    await user.keyboard('9*#a');
    expect(number()).toHaveValue('59*#');
    await user.tab();
    expect(button('Ligar')).toHaveFocus();
    await user.tab({ shift: true });
    expect(button('5')).toHaveFocus();
  });

  it('says that the number is missing and goes there', async () => {
    const { user, dispatched } = pad();
    expect(number()).not.toHaveAccessibleDescription();
    await user.click(button('Ligar'));
    expect(dispatched).toEqual([]);
    expect(number()).toHaveAccessibleDescription('Campo obrigatório');
    expect(number()).toBeInvalid();
    expect(number()).toHaveFocus();
    await user.keyboard('1');
    expect(number()).toBeValid();
  });

  it('offers the queue only where there is a choice', async () => {
    const { unmount } = pad();
    expect(screen.queryByRole('combobox', { name: 'Fila' })).toBeNull();
    unmount();
    const { user, dispatched } = pad(voiceFacts('Voz', 'Cobrança'));
    await user.click(screen.getByRole('combobox', { name: 'Fila' }));
    fireEvent.click(await option('Cobrança'));
    await user.type(number(), '1{Enter}');
    expect(dispatched.at(-1)).toMatchObject({ payload: { queue: 'Cobrança' } });
  });

  it.each([
    ['noVoiceQueue', 'Você não está registrado em nenhuma fila de Voz'],
    ['notConnected', 'Não é possível ligar: sem conexão com a central telefônica.'],
    ['notRegistered', 'Não é possível ligar: o ramal ainda não está registrado.'],
    ['invalidNumber', 'Este número não pode ser discado.'],
  ] as const)('says why nothing was dialled: %s', async (reason, text) => {
    const refused = calls.dialRefused({ number: '1', reason, code: reason, message: '' });
    const { user, store } = pad([...voiceFacts(), refused]);
    expect(screen.queryByText(text)).toBeNull();
    await user.type(number(), '1{Enter}');
    act(() => void store.dispatch(refused));
    expect(screen.getByText(text).closest('[role="alert"]')).toBeInTheDocument();
  });

  it('leads to the devices, and tells of a microphone that cannot be used', async () => {
    const { user, dispatched } = pad([...voiceFacts('Voz'), microphoneFailed({ trouble: 'busy' })]);
    expect(screen.getByText(/em uso por outro programa/)).toBeInTheDocument();
    await user.click(button('Dispositivos'));
    expect(dispatched).toEqual([expect.objectContaining({ type: 'devices/settingsOpenRequested' })]);
  });

  it('speaks the language of the settings', () => {
    renderWithStore(<DialPad />, { facts: voiceFacts('Voz'), language: 'es_cl' });
    expect(button('Llamar')).toBeInTheDocument();
  });

  it('has no serious accessibility violation', async () => {
    pad(voiceFacts('Voz', 'Cobrança'));
    expect(await violations()).toEqual([]);
  });
});

describe('the dial dialog', () => {
  const MARIA = { number: '+55 11 98888-0001', name: 'Maria', contactId: '77' };

  function show(callee = MARIA) {
    const view = renderWithStore(
      <>
        <NewMenu />
        <DialDialog />
      </>,
      { facts: [...voiceFacts('Voz', 'Cobrança'), calls.dialOpenRequested(callee)] },
    );
    return { ...view, dialog: within(screen.getByRole('dialog', { name: 'Nova ligação' })) };
  }

  it('dials a contact with its name', async () => {
    const { user, dispatched, dialog } = show();
    expect(dialog.getByText('Maria')).toBeInTheDocument();
    await user.click(dialog.getByRole('combobox', { name: 'Fila' }));
    fireEvent.click(await option('Cobrança'));
    await user.click(dialog.getByRole('button', { name: 'Ligar' }));
    expect(dispatched.filter(calls.dialRequested.match)).toEqual([
      expect.objectContaining({
        type: 'calls/dialRequested',
        payload: {
          number: '+5511988880001',
          name: 'Maria',
          queue: 'Cobrança',
          contactId: '77',
          consultOf: null,
        },
      }),
    ]);
  });

  it('does not give the name to another number', async () => {
    const { user, dispatched } = show();
    await user.clear(number());
    await user.type(number(), '4002{Enter}');
    expect(dispatched.at(-1)).toMatchObject({
      payload: { number: '4002', name: null, contactId: null },
    });
  });

  it('stays with the reason while the call is refused, and goes when it is dialled', async () => {
    const { user, store, dialog } = show();
    await user.click(dialog.getByRole('button', { name: 'Ligar' }));
    act(() => {
      store.dispatch(
        calls.dialRefused({ number: '+5511988880001', reason: 'notRegistered', code: 'x', message: '' }),
      );
    });
    expect(dialog.getByText('Não é possível ligar: o ramal ainda não está registrado.')).toBeInTheDocument();
    act(() => void store.dispatch(dialled('c1')));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('opens empty by the menu of the top bar, and gives the focus back', async () => {
    const { user, store } = renderWithStore(
      <>
        <NewMenu />
        <DialDialog />
      </>,
      { facts: voiceFacts('Voz') },
    );
    await chooseNew(user, 'Discar');
    await waitFor(() => expect(number()).toHaveFocus());
    expect(number()).toHaveValue('');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(store.getState().calls.dialDialog).toBeNull();
    expect(newButton()).toHaveFocus();
  });

  it('is not offered to an agent without a telephone', async () => {
    const { user, unmount } = renderWithStore(<NewMenu />, { facts: voiceFacts('Voz') });
    await user.click(newButton());
    expect(screen.getByRole('menuitem', { name: 'Discar' })).toBeInTheDocument();
    unmount();
    const without = renderWithStore(<NewMenu />);
    await without.user.click(newButton());
    expect(screen.queryByRole('menuitem', { name: 'Discar' })).toBeNull();
  });

  it('has no serious accessibility violation', async () => {
    show();
    expect(await violations()).toEqual([]);
  });
});
