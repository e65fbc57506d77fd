import { act, screen, within } from '@testing-library/react';
import { HeadsetField } from '../../../src/components/devices/HeadsetField';
import { headsetReported } from '../../../src/store/devices/actions';
import type { HeadsetStatus } from '../../../src/store/devices/types';
import { violations } from '../../support/axe';
import { renderWithStore } from '../../support/renderWithStore';
import { voiceFacts } from '../../support/telephone';

const NONE: HeadsetStatus = { isSupported: true, name: null, trouble: null };

function show(status?: HeadsetStatus) {
  const reported = status === undefined ? [] : [headsetReported(status)];
  return renderWithStore(<HeadsetField />, { facts: [...voiceFacts('Voz'), ...reported] });
}

const group = () => within(screen.getByRole('group', { name: 'Botões do headset' }));

describe('the buttons of a headset', () => {
  it('are not spoken of before it is known whether there are any', () => {
    show();
    expect(screen.queryByRole('group')).toBeNull();
  });

  it('are connected by a click', async () => {
    const { user, dispatched } = show(NONE);
    await user.click(group().getByRole('button', { name: 'Conectar headset' }));
    expect(dispatched).toMatchObject([{ type: 'headset/connectRequested' }]);
    expect(await violations()).toEqual([]);
  });

  it('say whose they are, and can be let go', async () => {
    const { user, dispatched, store } = show({ ...NONE, name: 'Evolve 65' });
    expect(group().getByText('Evolve 65')).toBeVisible();
    expect(group().queryByRole('button', { name: 'Conectar headset' })).toBeNull();
    await user.click(group().getByRole('button', { name: 'Desconectar' }));
    expect(dispatched).toMatchObject([{ type: 'headset/forgetRequested' }]);
    act(() => void store.dispatch(headsetReported({ ...NONE, name: '' })));
    expect(group().getByText('Headset conectado')).toBeVisible();
  });

  it('have no button where the browser has no way to them, and say so', () => {
    show({ ...NONE, isSupported: false });
    expect(group().getByText(/Este navegador não dá acesso/u)).toBeVisible();
    expect(group().queryByRole('button')).toBeNull();
  });

  it.each([
    ['unfit', /não tem botões de ligação/u],
    ['busy', /outro programa pode estar usando/u],
  ] as const)('say why they cannot be used: %s', (trouble, words) => {
    show({ ...NONE, trouble });
    expect(screen.getByRole('alert')).toHaveTextContent(words);
  });
});
