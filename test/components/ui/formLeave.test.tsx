import { act } from '@testing-library/react';
import { useLayoutEffect, useState, type ReactNode } from 'react';
import { useFormLeave } from '../../../src/components/ui/dialog/useFormLeave';
import { keepRequested } from '../../../src/store/keptForms/actions';
import { selectKeptValues } from '../../../src/store/keptForms/selectors';
import { renderWithStore } from '../../support/renderWithStore';

const KEY = 'contact 2';

function Form({ isOpen, onLeave }: { isOpen: boolean; onLeave: () => void }): ReactNode {
  const leave = useFormLeave({ isOpen, onLeave, keeps: KEY });
  return <button type="button" id="leave" onClick={leave} />;
}

/** Esc of an agent who opened it by a slip: it comes right behind the picture that shows the form. */
function EscAtOnce({ isOpen }: { isOpen: boolean }): null {
  useLayoutEffect(() => {
    if (isOpen) document.getElementById('leave')?.click();
  }, [isOpen]);
  return null;
}

function Page({ escapes }: { escapes: boolean }): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" id="turn" onClick={() => setIsOpen(!isOpen)} />
      <Form isOpen={isOpen} onLeave={() => setIsOpen(false)} />
      {escapes && <EscAtOnce isOpen={isOpen} />}
    </>
  );
}

async function turn(escapes: boolean) {
  const { store } = renderWithStore(<Page escapes={escapes} />);
  act(() => {
    store.dispatch(keepRequested({ key: KEY, values: '{"email":"a"}' }));
  });
  const press = () => act(async () => document.getElementById('turn')?.click());
  return { press, kept: () => selectKeptValues(store.getState(), KEY) };
}

it('keeps what was typed before where it is left in the moment that it opens', async () => {
  const { kept, press } = await turn(true);
  await press();
  expect(kept()).toBe('{"email":"a"}');
});

it('forgets it where it closes without being left: it was saved', async () => {
  const { kept, press } = await turn(false);
  await press();
  expect(kept()).not.toBeNull();
  await press();
  expect(kept()).toBeNull();
});
