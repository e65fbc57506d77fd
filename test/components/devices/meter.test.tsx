import { act, screen } from '@testing-library/react';
import { MicrophoneMeter } from '../../../src/components/devices/MicrophoneMeter';
import { meterLost, meterReturned } from '../../../src/store/devices/actions';
import { renderWithStore } from '../../support/renderWithStore';

it('says why it does not move, where the browser lets no sound run', () => {
  const { store } = renderWithStore(<MicrophoneMeter />);
  const words = /^O medidor está parado: o navegador não deixa o som do console funcionar/u;
  expect(screen.queryByText(words)).toBeNull();
  act(() => void store.dispatch(meterLost()));
  expect(screen.getByText(words)).toHaveAttribute('role', 'status');
  act(() => void store.dispatch(meterReturned()));
  expect(screen.queryByText(words)).toBeNull();
});
