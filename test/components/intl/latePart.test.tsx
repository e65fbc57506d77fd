import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, useState } from 'react';
import { latePart } from '../../../src/components/intl/latePart';
import { renderWithStore } from '../../support/renderWithStore';

const drawn = jest.fn();

const Part = latePart<{ word: string }>(async () => ({
  default: ({ word }) => {
    drawn();
    return <p>{word}</p>;
  },
}));

function Around() {
  const [count, setCount] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setCount((before) => before + 1)}>
        {'Again'}
      </button>
      <Suspense fallback={null}>
        <Part word={count < 2 ? 'few' : 'many'} />
      </Suspense>
    </>
  );
}

test('a part that opens on demand is drawn again for what it is given, not with what stands around it', async () => {
  renderWithStore(<Around />, {});
  expect(await screen.findByText('few')).toBeInTheDocument();
  drawn.mockClear();
  const again = screen.getByRole('button', { name: 'Again' });
  await userEvent.click(again);
  expect(drawn).not.toHaveBeenCalled();
  await userEvent.click(again);
  expect(screen.getByText('many')).toBeInTheDocument();
});
