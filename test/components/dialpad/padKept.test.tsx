import { screen } from '@testing-library/react';
import { DialPad } from '../../../src/components/dialpad/DialPad';
import { dialRequested } from '../../../src/store/calls/actions';
import { selectKeptForms } from '../../../src/store/keptForms/selectors';
import { keepRequested } from '../../../src/store/keptForms/actions';
import { renderWithStore } from '../../support/renderWithStore';
import { voiceFacts } from '../../support/telephone';

const number = () => screen.getByRole('textbox', { name: 'Número' });

describe('a number on the dial pad', () => {
  it('is there again when the agent comes back from elsewhere', async () => {
    const { store, unmount, user } = renderWithStore(<DialPad autoFocus />, { facts: voiceFacts('Voz') });
    await user.keyboard('1198888');
    unmount();
    const [kept] = Object.values(selectKeptForms(store.getState()));
    if (kept === undefined) throw new Error('Nothing was kept');
    renderWithStore(<DialPad autoFocus />, { facts: [...voiceFacts('Voz'), keepRequested(kept)] });
    expect(number()).toHaveValue('1198888');
  });

  it.each([
    ['typed here', []],
    ['of an earlier page', [keepRequested({ key: 'dial pad ', values: '{"number":"4001","queue":null}' })]],
  ])('%s shows on once it is dialled, and is kept no more', async (_where, kept) => {
    const facts = [...voiceFacts('Voz'), ...kept];
    const { dispatched, store, unmount, user } = renderWithStore(<DialPad autoFocus />, { facts });
    if (kept.length === 0) await user.keyboard('4001');
    await user.tab();
    expect(Object.values(selectKeptForms(store.getState()))).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Ligar' }));
    expect(dispatched.filter(dialRequested.match)).toMatchObject([{ payload: { number: '4001' } }]);
    expect(number()).toHaveValue('4001');
    unmount();
    expect(selectKeptForms(store.getState())).toEqual({});
  });
});
