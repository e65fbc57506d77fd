import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { LeaveButton } from '../../../src/components/ui/dialog/LeaveButton';
import { Select } from '../../../src/components/ui/select/Select';
import { FormPopover } from '../../../src/components/ui/popover/FormPopover';
import { renderWithStore } from '../../support/renderWithStore';

interface Props {
  leavesByPress?: boolean;
  isUnderWay?: boolean;
  onLeave?: () => void;
}

function Form({ leavesByPress = true, isUnderWay = false, onLeave }: Props) {
  const [isOpen, setIsOpen] = useState(true);
  const [chosen, setChosen] = useState<string | null>(null);
  const [isGone, setIsGone] = useState(false);
  return (
    <>
      <button type="button">Elsewhere</button>
      <p>{isGone ? 'gone' : 'there'}</p>
      <FormPopover
        isOpen={isOpen}
        title="Form"
        name="form"
        leavesByPress={leavesByPress}
        isUnderWay={isUnderWay}
        onLeave={() => {
          onLeave?.();
          setIsOpen(false);
        }}
        afterClose={() => setIsGone(true)}
        footer={<LeaveButton />}
      >
        <input aria-label="Field" />
        <Select id="choice" options={[{ value: 'one', label: 'One' }]} value={chosen} onChange={setChosen} />
      </FormPopover>
    </>
  );
}

const popover = () => screen.queryByRole('dialog', { name: 'Form' });

const elsewhere = () => screen.getByRole('button', { name: 'Elsewhere' });

it('leads to its first field, without a mask', async () => {
  renderWithStore(<Form />);
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Field' })).toHaveFocus());
  expect(popover()).not.toHaveAttribute('aria-modal');
});

it.each(['{Escape}', null])('is left, and says when it is gone: %s', async (key) => {
  const { user } = renderWithStore(<Form />);
  if (key === null) await user.click(elsewhere());
  else await user.keyboard(key);
  expect(popover()).toBeNull();
  expect(screen.getByText('gone')).toBeInTheDocument();
});

it('is left by its buttons', async () => {
  const { user, unmount } = renderWithStore(<Form />);
  await user.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(popover()).toBeNull();
  unmount();
  const again = renderWithStore(<Form />);
  await again.user.click(screen.getByRole('button', { name: 'Fechar' }));
  expect(popover()).toBeNull();
});

it('stays where it is worked beside, until Escape', async () => {
  const { user } = renderWithStore(<Form leavesByPress={false} />);
  await user.click(elsewhere());
  expect(popover()).not.toBeNull();
  await user.click(screen.getByRole('textbox', { name: 'Field' }));
  await user.keyboard('{Escape}');
  expect(popover()).toBeNull();
});

it('is left by nothing while it is being saved', async () => {
  const onLeave = jest.fn();
  const { user } = renderWithStore(<Form isUnderWay onLeave={onLeave} />);
  await user.keyboard('{Escape}');
  await user.click(elsewhere());
  expect(onLeave).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Fechar' })).toBeDisabled();
});

it('takes the list of a field, which stands elsewhere in the document, for its own', async () => {
  const { user } = renderWithStore(<Form />);
  await user.click(screen.getByRole('combobox'));
  await user.click(await screen.findByText('One', { selector: '.ant-select-item-option-content' }));
  expect(popover()).not.toBeNull();
  await user.click(screen.getByRole('combobox'));
  await user.keyboard('{Escape}');
  expect(popover()).not.toBeNull();
});
